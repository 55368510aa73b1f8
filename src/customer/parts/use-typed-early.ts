import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What was typed into a field of the server's page before the script was there counts as well. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  onText: (text: string) => void,
): void {
  const takeOver = useEffectEvent((typed: string) => onText(typed));
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== field.current?.defaultValue) takeOver(typed);
  }, [field]);
}
