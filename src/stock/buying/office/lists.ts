export const LISTS = ['buy', 'ordered', 'bills', 'suppliers'] as const;
export type BuyingList = (typeof LISTS)[number];

export const isBuyingList = (value: unknown): value is BuyingList => LISTS.includes(value as BuyingList);
