import { useEffect } from 'react';
import { useOrderTexts } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { useSubmit } from '#ui/guests/form/use-submit.ts';
import { sayTrouble, useTableTexts } from '../texts/guests/table/use-table-texts.ts';
import { change, type Table } from './state/table.ts';

/** Does one thing at a time, and says why it could not be done. */
export const useAct = () => useSubmit(useSayTrouble());

/** Says why a change of the cart could not be made. */
export function useTrouble(table: Table | null): void {
  const say = useSayTrouble();
  const trouble = table?.trouble ?? null;
  useEffect(() => {
    if (!trouble) return;
    showToast(say(trouble), 'error');
    change({ trouble: null });
  }, [trouble, say]);
}

export function useSayTrouble(): (error: Error) => string {
  const texts = useTableTexts();
  const order = useOrderTexts();
  const { common } = useTexts();
  return (error) => sayTrouble(texts, order, error, common.noNetwork);
}
