import { isAllergy } from '#ordering/menu/rules/diets/allergy.ts';
import type { Needs } from '#ordering/menu/rules/diets/needs.ts';
import { sayNeeds } from '#ordering/menu/rules/diets/needs-words.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import { nameIn, nameOf } from '#ordering/menu/rules/name-in.ts';
import type { OrderKind } from '#ordering/order-types/rules/order-kind.ts';
import type { ComboName } from '#ordering/orders/rules/combo-parts.ts';
import type { OrderedNames } from '#ordering/orders/rules/ordered-names.ts';
import { reasonForStaff } from '#ordering/orders/rules/reason-words.ts';
import { orderPlace } from '#ordering/serving/rules/order-place.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { type PrintLine, RULE, text } from '../paper/print-line.ts';
import { printedTime } from '../paper/printed-time.ts';
import { printedNumber, printedPlace, printedType } from '../printed-place.ts';
import { PRINT_WORDS, type TicketKind } from '../words.ts';

export interface TicketLine {
  quantity: number;
  label: string;
  options: string[];
  /** Those of the options with which something stands in for what is out. */
  swaps?: readonly string[] | undefined;
  /** What it is part of. */
  combo?: ComboName | undefined;
  remarks?: string;
  translations?: OrderedNames | undefined;
  /** The course that it is held for. */
  hold?: string;
}

export interface Ticket {
  kind: TicketKind;
  store: { name: string; timeZone: string };
  orderNo: number;
  tabletLetter?: string | null;
  orderType: string;
  orderKind?: OrderKind | null;
  orderTypeTranslations?: Translations | null;
  table: { iden: string; idel: string } | null;
  /** Which round of the table it is. Null for an order alone. */
  round: number | null;
  customer: string;
  address: string;
  remarks: string;
  /** What all at the table together do not eat. */
  needs?: Needs | null;
  /** How many sit there. */
  covers?: number | null;
  /** Who looks after them, or took the order. */
  waiter?: string;
  /** Which ticket of its order it is, so that none is missed. Left out of a copy of all of it. */
  ticketNo?: number;
  at: number;
  /** It comes so late that it may be cooked or served already. */
  isLate?: boolean;
  lines: TicketLine[];
  reason: string;
  /** What is fired. */
  courses?: string[];
}

/**
 * Lays out a kitchen ticket, the most important first. Removed dishes and cancelled orders are marked above
 * everything else.
 */
export function renderTicket(ticket: Ticket, language: OfficeLanguage): PrintLine[] {
  const words = PRINT_WORDS[language];
  const courses = (ticket.courses ?? []).map((name) => nameIn(words.names, name));
  const heading = [words.ticket[ticket.kind], ...courses].filter(Boolean).join(' · ');
  const isOff = ticket.kind === 'removed' || ticket.kind === 'cancelled';
  // Guests who pick up an order are asked for their name.
  const isFetched = orderPlace(ticket).kind === 'pickup';
  const number = printedNumber(ticket, language);
  return [
    ...(heading ? [text(heading, { centred: true, bold: true, inverse: true, size: 'large' })] : []),
    ...(ticket.isLate ? [text(words.late, { centred: true, bold: true, inverse: true })] : []),
    text(printedPlace(ticket, language), { centred: true, bold: true, size: 'large' }),
    ...laterRound(ticket.round, language),
    text(number, { bold: true, size: 'tall', right: printedType(ticket, language) }),
    ...(isFetched && ticket.customer ? [text(boundText(ticket.customer, BOUNDS.name), { bold: true })] : []),
    ...companyOf(ticket, language),
    text(boundText(ticket.store.name, BOUNDS.store), {
      right: printedTime(ticket.at, ticket.store.timeZone),
    }),
    ...(isOff || !ticket.needs ? [] : needsLines(ticket.needs, language)),
    RULE,
    ...ticket.lines
      .filter(({ hold }) => isOff || hold === undefined)
      .flatMap((line) => linesOf(line, isOff ? `${heading}: ` : '', language)),
    RULE,
    ...(isOff ? [] : heldLines(ticket.lines, language)),
    ...(ticket.reason
      ? [text(boundText(reasonForStaff(ticket.reason), BOUNDS.reason), { lead: `${words.reason}: ` })]
      : []),
    ...(isOff ? [] : notes(ticket.remarks, language)),
  ];
}

/** "KOT 7/2 · Ravi", and how many sit there. */
function companyOf({ orderNo, ticketNo, waiter, covers }: Ticket, language: OfficeLanguage): PrintLine[] {
  const words = PRINT_WORDS[language];
  const said = [ticketNo && `${words.ticketNo} ${orderNo}/${ticketNo}`, boundText(waiter ?? '', BOUNDS.name)];
  const left = said.filter(Boolean).join(' · ');
  if (left === '' && !covers) return [];
  return [text(left, covers ? { right: words.covers(covers) } : {})];
}

/** Above the dishes, since it is about each of them. */
const needsLines = (needs: Needs, language: OfficeLanguage): PrintLine[] => [
  text(PRINT_WORDS[language].needs, { centred: true, bold: true, inverse: true }),
  text(sayNeeds(needs, language), { centred: true, bold: true, size: 'tall' }),
];

/** Below the line, by course, so that nobody takes it for something to cook. */
function heldLines(lines: readonly TicketLine[], language: OfficeLanguage): PrintLine[] {
  const words = PRINT_WORDS[language];
  const courses = Map.groupBy(
    lines.filter(({ hold }) => hold !== undefined),
    ({ hold }) => hold ?? '',
  );
  return [...courses].flatMap(([course, held]) => [
    text([words.hold, nameIn(words.names, course)].join(' · '), { centred: true, bold: true }),
    ...held.flatMap((line) => linesOf(line, '', language)),
    RULE,
  ]);
}

/** The first round of a table is like an order alone. */
function laterRound(round: number | null, language: OfficeLanguage): PrintLine[] {
  if (round === null || round < 2) return [];
  return [text(`${PRINT_WORDS[language].round} ${round}`, { centred: true, bold: true, size: 'tall' })];
}

function linesOf(line: TicketLine, before: string, language: OfficeLanguage): PrintLine[] {
  const { label = line.label, options = line.options } = line.translations?.[language] ?? {};
  return [
    text(label, { lead: `${before}${line.quantity} x `, bold: true, size: 'tall' }),
    ...options.map((option, at) => {
      const isSwap = line.swaps?.includes(line.options[at] ?? '');
      return isSwap
        ? text(option, { lead: '    ', bold: true, size: 'tall', inverse: true })
        : text(option, { lead: '    + ' });
    }),
    ...(line.combo ? [text(comboText(line.combo, language), { lead: '    ' })] : []),
    ...dishNote(line.remarks ?? '', language),
  ];
}

const comboText = (combo: ComboName, language: OfficeLanguage): string =>
  `${PRINT_WORDS[language].combo}: ${nameOf(combo, language, PRINT_WORDS[language].names)}`;

/**
 * The note stands beside its dish and is larger than the options, since it is what makes this dish different.
 */
function dishNote(remarks: string, language: OfficeLanguage): PrintLine[] {
  const [first = '', ...more] = boundText(remarks, BOUNDS.dish).split('\n');
  if (first === '') return [];
  const lead = isAllergy(remarks) ? `!! ${PRINT_WORDS[language].allergy}: ` : '    > ';
  return [
    text(first, { lead, bold: true }),
    ...more.map((line) => text(line, { lead: '      ', bold: true })),
  ];
}

function notes(remarks: string, language: OfficeLanguage): PrintLine[] {
  const words = PRINT_WORDS[language];
  const [first = '', ...more] = boundText(remarks, BOUNDS.note).split('\n');
  if (first === '') return [];
  const isWarning = isAllergy(remarks);
  return [
    ...(isWarning
      ? [text(`!! ${words.allergy} !!`, { centred: true, bold: true, inverse: true, size: 'large' })]
      : []),
    text(first, { lead: isWarning ? '' : `${words.note}: `, bold: true, size: 'tall' }),
    ...more.map((line) => text(line, { bold: true, size: 'tall' })),
  ];
}
