import type { EditRules } from '#ordering/waiter-limits/rules/edit-rules.ts';
import { useTexts } from '#texts/office/index.ts';

/** Ready-made reasons of a store that has no list of its own, in the language of this screen. */
export function useUsualReasons(): EditRules['reasons'] {
  const { desk, editOrder } = useTexts();
  return {
    off: desk.takeOffReasons,
    discount: editOrder.discountReasons,
    complimentary: editOrder.freeReasons,
  };
}
