import { searchableText } from './search-words.ts';

/**
 * Reduces a word to its approximate sound, since Indian dishes have no one spelling in Latin letters and some
 * have several in their own script. "Biriyani" and "biryani", "puri" and "poori", "टिक्का" and "टिका" give
 * the same result.
 */
export function phoneticKey(word: string): string {
  let sound = searchableText(word);
  for (const [written, heard] of SOUNDS) sound = sound.replace(written, heard);
  return sound;
}

/** Applied in this order: letters that spell one sound first, doubled letters last. */
const SOUNDS: [RegExp, string][] = [
  [/tte$/, 't'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  // "ch" is kept apart from the other sounds of c.
  [/tch|ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/([bdgjklmnprstvC])h+/g, '$1'],
  [/oo|ou/g, 'u'],
  [/ee|ea|ey|ie/g, 'i'],
  [/oa/g, 'o'],
  [/y/g, 'i'],
  // Devanagari: an n or m before a stop equals an anusvara. Joining and invisible signs are dropped.
  [/[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भ])/g, 'ं'],
  [/ँ/g, 'ं'],
  [/[\u093c\u094d\u200c\u200d]/g, ''],
  [/ई/g, 'इ'],
  [/ी/g, 'ि'],
  [/ऊ/g, 'उ'],
  [/ू/g, 'ु'],
  [/ऐ/g, 'ए'],
  [/[ैॅ]/g, 'े'],
  [/औ/g, 'ओ'],
  [/ौ/g, 'ो'],
  [/ॉ/g, 'ा'],
  [/ऑ/g, 'आ'],
  [/ट/g, 'त'],
  [/ठ/g, 'थ'],
  [/ड/g, 'द'],
  [/ढ/g, 'ध'],
  [/ण/g, 'न'],
  [/[शष]/g, 'स'],
  [/व/g, 'ब'],
  [/(\D)\1+/gu, '$1'],
];
