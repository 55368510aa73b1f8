import { AppError } from '#domain/errors.ts';
import { useTexts } from '../../../texts/index.ts';

/** Which other order a reference has paid, in words; null where nothing of the kind went wrong. */
export function useTakenBy(error: Error | null): string | null {
  const t = useTexts();
  if (!(error instanceof AppError) || error.code !== 'UTR_TAKEN') return null;
  return t.receipts.utrTaken(t.board.order(Number(error.details?.['orderNo'])));
}
