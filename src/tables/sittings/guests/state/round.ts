import type { PlacedOrder } from '#ordering/orders/wire/order.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { readEntry, removeEntry, writeEntry } from '#platform/phone/guests/storage/vault.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { sendLines } from '../../guests-api/sittings.ts';
import type { SendBody } from '../../wire/sittings.ts';
import { refetchTable } from './sit.ts';
import { $table } from './table.ts';

/** A sending that the server may have taken, although it has not answered. */
interface Attempt {
  key: string;
  body: SendBody;
}

const attemptName = (slug: string) => `round:${slug}`;

/**
 * Orders lines of the table's cart. Each line is ordered once, whoever sends it; the key makes the answer the same if
 * this phone has to ask again.
 */
export async function sendRound(lines: string[], amount: number): Promise<PlacedOrder | null> {
  const seat = $table.get()?.seat;
  if (!seat) return null;
  const name = attemptName(seat.slug);
  const body = { lines, amount };
  const earlier = await readEntry<Attempt>(name);
  const isSame = earlier !== null && JSON.stringify(earlier.body) === JSON.stringify(body);
  const attempt = isSame ? earlier : { key: randomId(), body };
  await writeEntry(name, attempt);
  try {
    const order = await sendLines(seat, body, attempt.key);
    await removeEntry(name);
    return order;
  } catch (error) {
    if (error instanceof AppError) await removeEntry(name);
    throw error;
  } finally {
    // Without an answer the stream brings what has become of it.
    await refetchTable().catch(() => {});
  }
}
