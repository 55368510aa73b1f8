import type { Palette } from '#ordering/menu/rules/palette.ts';
import type { PosterStyle } from '../../wire/tables.ts';

export interface Both {
  english: string;
  hindi: string;
}

/** What all posters of a store have in common. */
export interface Look {
  style: PosterStyle;
  name: string;
  /** JPEGs. Null if the store has none. */
  logo: Buffer | null;
  photo: Buffer | null;
  tones: Pick<Palette, 'strong' | 'text' | 'tintStrong' | 'heroTo'>;
  /** What scanning is for. */
  invitation: Both;
  steps: Both[];
}

/** One code; a null place stands for the store's own code. */
export interface Poster {
  place: { label: string; iden: string; name: string } | null;
  link: string;
  /** The link as a person would type it. */
  address: string;
}

const SERVED_AT_THE_TABLE: Both[] = [
  { english: 'Scan', hindi: 'स्कैन करें' },
  { english: 'Choose', hindi: 'पसंद करें' },
  { english: 'Order', hindi: 'ऑर्डर करें' },
];
const ORDERED_WITH_STAFF: Both[] = [
  { english: 'Scan', hindi: 'स्कैन करें' },
  { english: 'Browse', hindi: 'मेन्यू देखें' },
  { english: 'Tell our staff', hindi: 'स्टाफ़ को बताएँ' },
];

export function wordsOf(viewOnly: boolean): Pick<Look, 'invitation' | 'steps'> {
  return viewOnly
    ? {
        invitation: { english: 'Scan for our menu', hindi: 'मेन्यू देखने के लिए स्कैन करें' },
        steps: ORDERED_WITH_STAFF,
      }
    : {
        invitation: { english: 'Scan to order', hindi: 'ऑर्डर करने के लिए स्कैन करें' },
        steps: SERVED_AT_THE_TABLE,
      };
}
