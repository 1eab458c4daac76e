/** What the art needs of a card row; any row of any title fits. */
export interface Subject {
  title: string;
  slug: string;
  name: string;
  type: string;
  subtypes?: string;
  faction?: string;
  race?: string;
  class?: string;
  look?: string;
  system?: string;
}
