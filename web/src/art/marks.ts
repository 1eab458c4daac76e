export const emblem = (t: string) => t;
export const seatMark = emblem;
export type SeatMark = string;
