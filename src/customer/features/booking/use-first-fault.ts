import { useEffect, useRef, useState } from 'react';

/** Focuses the first faulty field, or the alert, after each failed attempt. */
export function useFirstFault() {
  const form = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures === 0) return;
    const faulty = form.current?.querySelector('[aria-invalid="true"], [role=alert]');
    if (!(faulty instanceof HTMLElement)) return;
    if (faulty.matches('[role=alert]')) faulty.scrollIntoView({ block: 'center' });
    else faulty.focus();
  }, [failures]);
  return { form, fail: () => setFailures((count) => count + 1) };
}
