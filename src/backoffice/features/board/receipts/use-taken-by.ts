import { AppError } from '#domain/errors.ts';
import { useTexts } from '../../../texts/index.ts';

/** Errors that name another order, which stands beside the reference. */
export const isAboutUtr = ({ code }: AppError) => code === 'UTR_TAKEN' || code === 'UTR_NEEDED';

/** Which other order a reference has paid, or could have, in words; null where nothing of the kind went wrong. */
export function useTakenBy(error: Error | null): string | null {
  const t = useTexts();
  if (!(error instanceof AppError) || !isAboutUtr(error)) return null;
  const other = t.board.order(Number(error.details?.['orderNo']));
  return error.code === 'UTR_TAKEN' ? t.receipts.utrTaken(other) : t.receipts.utrNeeded(other);
}
