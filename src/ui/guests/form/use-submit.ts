import { useEffect, useRef, useState } from 'react';
import { NoAnswer } from '#platform/calls/guests-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { whenBack } from '#platform/phone/guests/load/when-back.ts';

/** What is wrong, by field; what is about the whole form, under `form`. */
export type Faults = Readonly<Record<string, string>>;
type Said = Faults | string;

interface Options {
  /** What is said without an answer, if it is more than that there is no network. */
  unanswered?: (error: NoAnswer) => Said;
  /** Whether it is sent again when there is a network. An id must make sure that it counts once. */
  waits?: boolean;
}

export type Submission = ReturnType<typeof useSubmit>;

/** Sends one thing at a time, says what was wrong with it, and leads to the first fault. */
export function useSubmit(say: (refusal: AppError) => Said | Promise<Said>, options: Options = {}) {
  const { common } = useTexts();
  const ref = useRef<HTMLFormElement>(null);
  // A second tap may come before React has rendered.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) leadToFault(ref.current);
  }, [failures]);
  useEffect(() => (isWaiting ? whenBack(() => ref.current?.requestSubmit()) : undefined), [isWaiting]);

  const fail = (said: Said) => {
    setFaults(typeof said === 'string' ? { form: said } : said);
    setFailures((count) => count + 1);
  };
  const answer = async (error: unknown) => {
    if (error instanceof AppError) return fail(await say(error));
    if (!(error instanceof NoAnswer)) throw error;
    if (options.waits) setWaiting(true);
    else fail(options.unanswered?.(error) ?? common.noNetwork);
  };
  /** Nothing is sent while something is found to be wrong. Whether it was done. */
  const submit = async (work: () => Promise<unknown>, found: Faults = {}): Promise<boolean> => {
    if (isUnderWay.current) return false;
    setWaiting(false);
    setFaults({});
    if (Object.keys(found).length > 0) {
      fail(found);
      return false;
    }
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      await answer(error);
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return {
    /** Goes to the form, for its faults to be found. */
    ref,
    isBusy,
    /** Whether it waits for a network. */
    isWaiting,
    faults,
    setFaults,
    /** Forgets the fault of a field that the guest changes. */
    mend: (field: string) => setFaults(({ [field]: _, ...others }) => others),
    fail,
    /** The number of failed attempts. */
    failures,
    submit,
  };
}

/** Focuses the first faulty field, or shows the alert. */
function leadToFault(form: HTMLFormElement | null): void {
  const faulty = form?.querySelector('[aria-invalid="true"]');
  const field = faulty?.matches('[role=radiogroup]') ? faulty.querySelector('input') : faulty;
  if (field instanceof HTMLElement) field.focus();
  else form?.querySelector('[role=alert]:not(:empty)')?.scrollIntoView({ block: 'nearest' });
}
