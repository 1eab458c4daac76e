export const back = (t: string) => t;
export const backdrop = back;
