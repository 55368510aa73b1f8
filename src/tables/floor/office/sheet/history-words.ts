import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import type { Texts } from '#texts/office/en.ts';

type Entry = Pick<StaffSitting['timeline'][number], 'what' | 'text'>;

interface Words {
  floor: Texts['floor'];
  amountOf: (text: string) => string;
}

/** What happened, in words. Null for what says nothing, or what a newer server calls something else. */
export function historyWords({ what, text = '' }: Entry, { floor: t, amountOf }: Words): string | null {
  if (what === 'sitting_state') return stateWords(text, t);
  const event = t.events[what];
  if (event === undefined) return null;
  return [event, factWords(what, text, { floor: t, amountOf })].filter(Boolean).join(': ');
}

/** "closed: They left" has the reason. */
function stateWords(text: string, { stateEvents }: Texts['floor']): string | null {
  const [state = '', ...reason] = text.split(': ');
  const words = stateEvents[state];
  return words === undefined ? null : [words, reason.join(': ')].filter(Boolean).join(': ');
}

function factWords(what: string, text: string, { floor: t, amountOf }: Words): string {
  switch (what) {
    case 'came':
      return t.guestNumber(Number(text));
    case 'sent':
      return t.round(Number(text));
    case 'called':
      return t.call[text] ?? '';
    case 'part':
    case 'received':
    case 'taken_back':
    case 'settled':
      return amountOf(text);
    case 'part_state':
      return (t.partStates as Record<string, string>)[text] ?? '';
    default:
      return text;
  }
}
