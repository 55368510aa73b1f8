import type { OfficeLanguage } from '#platform/language/rules/languages.ts';
import { parseAmount, sayAmount, type Unit } from './amount.ts';
import { isUnit, type PackOf } from './buying.ts';

interface Words {
  subject: (store: string, day: string) => string;
  order: (store: string, supplier: string, day: string) => string;
  thanks: string;
  units: Record<string, string>;
}

/** Suppliers are written to in the language of whoever orders. */
const WORDS: Record<OfficeLanguage, Words> = {
  en: {
    subject: (store, day) => `Order from ${store}, ${day}`,
    order: (store, supplier, day) => `Order from ${store} for ${supplier}, ${day}`,
    thanks: 'Please tell us if something is not available. Thank you!',
    units: { g: 'g', kg: 'kg', ml: 'ml', l: 'l', pc: 'pieces' },
  },
  hi: {
    subject: (store, day) => `${store} का ऑर्डर, ${day}`,
    order: (store, supplier, day) => `${supplier} के लिए ${store} का ऑर्डर, ${day}`,
    thanks: 'कुछ न हो तो बता दीजिए। धन्यवाद!',
    units: { g: 'ग्राम', kg: 'किलो', ml: 'मिली', l: 'लीटर', pc: 'नग' },
  },
};

interface Told {
  store: string;
  supplier: string;
  /** As people write it. */
  day: string;
  lines: readonly { name: string; unit: Unit; pack: PackOf; packs: number }[];
}

export const purchaseSubject = ({ store, day }: Pick<Told, 'store' | 'day'>, language: OfficeLanguage) =>
  WORDS[language].subject(store, day);

/** What a supplier reads, by email, on WhatsApp or on paper. */
export function purchaseText({ store, supplier, day, lines }: Told, language: OfficeLanguage): string {
  const { order, thanks } = WORDS[language];
  const told = lines.map(({ name, ...line }) => `${packsText(line, language)}: ${name}`);
  return [order(store, supplier, day), '', ...told, '', thanks].join('\n');
}

/** "2 × Bag (25 kg)", or "12 l" of what has no pack. */
export function packsText(
  { unit, pack, packs }: Pick<Told['lines'][number], 'unit' | 'pack' | 'packs'>,
  language: OfficeLanguage,
): string {
  const { units } = WORDS[language];
  const own = units[pack.name];
  if (own && isUnit(pack, unit)) return `${packs} ${own}`;
  const { value, unit: name } = sayAmount(parseAmount(pack.quantity) ?? 0, unit);
  return `${packs} × ${pack.name} (${value.toLocaleString('en-IN')} ${units[name] ?? name})`;
}
