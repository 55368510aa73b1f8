import type { Noted } from '../book.ts';
import { isAtBar } from '../house.ts';
import type { Seen } from '../seen.ts';
import { type Fault, type Oracle, same } from './oracle.ts';

/** The first ticket of a station that has a dish of this order. */
const ticketOf = ({ tickets }: Seen, station: 'Kitchen' | 'Bar', { mark }: Noted): string =>
  tickets[station].find((text) => text.includes(mark)) ?? '';

const rowsOf = ({ book }: Seen, wanted: (noted: Noted) => boolean = () => true) =>
  book.orders.filter((noted) => noted.told.length > 0 && wanted(noted));

/** All words are there, whatever their case and how lines are broken. */
function reads(at: string, words: readonly string[], text: string): Fault[] {
  const plain = text.replace(/\s+/g, ' ').toLowerCase();
  const missing = words.filter((word) => !plain.includes(word.toLowerCase()));
  return same(
    at,
    words.join(', '),
    missing.length === 0 ? words.join(', ') : `no ${missing.join(', ')} in: ${plain}`,
  );
}

const isCombo = ({ row }: Noted) => row.dish === 'combo';

export const ticketSays: Oracle = {
  says: 'the kitchen’s ticket says the dish, its size or weight, what was chosen or swapped, and the note',
  faults: (seen) =>
    rowsOf(seen, (noted) => !isCombo(noted)).flatMap((noted) =>
      reads(`row ${noted.of}`, noted.told, ticketOf(seen, 'Kitchen', noted)),
    ),
};

export const screenSays: Oracle = {
  says: 'the kitchen’s screen says the dish, its size or weight, what was chosen or swapped, the note and the course',
  faults: (seen) =>
    rowsOf(seen).flatMap((noted) => {
      const course = noted.row.course === 'none' || !noted.house.hasCourses ? [] : ['Mains', 'Starters'];
      return reads(`row ${noted.of}`, [...noted.told, noted.mark, ...course], noted.screen);
    }),
};

export const stationHasItsOwn: Oracle = {
  says: 'each station’s ticket has its own dishes alone',
  faults: (seen) =>
    rowsOf(seen, (noted) => !isCombo(noted)).flatMap((noted) =>
      noted.first.flatMap((dish) => {
        const [own, other] = isAtBar(dish) ? (['Bar', 'Kitchen'] as const) : (['Kitchen', 'Bar'] as const);
        const strange = seen.tickets[other].find((text) => text.includes(noted.mark) && text.includes(dish));
        return [
          ...reads(`row ${noted.of} ${own}`, [dish], ticketOf(seen, own, noted)),
          ...same(`row ${noted.of} ${other}`, `no ${dish}`, strange ?? `no ${dish}`),
        ];
      }),
    ),
};

export const partSaysItsCombo: Oracle = {
  says: 'the ticket of a part of a combo says which combo it is of, and its size',
  faults: (seen) =>
    rowsOf(seen, isCombo).flatMap((noted) => {
      const [combo = ''] = noted.told;
      const text = ticketOf(seen, 'Kitchen', noted);
      return [
        ...reads(`row ${noted.of} Kitchen`, ['Tikka', combo, /large/i.test(text) ? 'Large' : 'Small'], text),
        ...reads(`row ${noted.of} Bar`, ['Cola', combo], ticketOf(seen, 'Bar', noted)),
      ];
    }),
};

export const ticketSaysNeeds: Oracle = {
  says: 'the kitchen’s ticket says what the table does not eat',
  faults: (seen) =>
    rowsOf(seen).flatMap((noted) => reads(`row ${noted.of}`, noted.needs, ticketOf(seen, 'Kitchen', noted))),
};

export const screenSaysNeeds: Oracle = {
  says: 'the kitchen’s screen says what the table does not eat',
  faults: (seen) => rowsOf(seen).flatMap((noted) => reads(`row ${noted.of}`, noted.needs, noted.screen)),
};
