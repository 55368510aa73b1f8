import type { EditRules } from '#ordering/waiter-limits/rules/edit-rules.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useUsualReasons } from './use-usual-reasons.ts';

/** The store's ready-made reasons, or the usual ones for what it has no list of. */
export function useReasons(): EditRules['reasons'] {
  const usual = useUsualReasons();
  const { off, discount, complimentary } = useStore().profile.editRules.reasons;
  return {
    off: off.length > 0 ? off : usual.off,
    discount: discount.length > 0 ? discount : usual.discount,
    complimentary: complimentary.length > 0 ? complimentary : usual.complimentary,
  };
}
