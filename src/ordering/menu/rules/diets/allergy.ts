const WORDS = /allerg|intoleran|anaphyla|coeliac|celiac|epipen|एलर्जी|ऐलर्जी|एलर्जिक/i;

/** Finds remarks that may be about health. A false alarm is better than a missed one. */
export function isAllergy(remarks: string): boolean {
  return WORDS.test(remarks);
}
