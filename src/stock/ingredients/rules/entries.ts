/** What people write down about ingredients. */
export const WRITTEN_KINDS = ['opening', 'bought', 'counted', 'wasted', 'made'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** Those, and what orders do: `reserved` changes what is free, `used` what is there. */
export const ENTRY_KINDS = [...WRITTEN_KINDS, 'reserved', 'used'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const WASTE_REASONS = ['spoilt', 'dropped', 'staff', 'other'] as const;
export type WasteReason = (typeof WASTE_REASONS)[number];

/** What says how much came in and for how much, which only the office knows. */
export const isComing = (what: EntryKind): boolean => what === 'opening' || what === 'bought';
