export const icon = (t: string) => t;
export type IconName = string;
