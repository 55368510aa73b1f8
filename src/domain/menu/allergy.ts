const WORDS = /allerg|intoleran|anaphyla|coeliac|celiac|epipen|एलर्जी|ऐलर्जी|एलर्जिक/i;

/** Whether a guest's remark may be about their health; better once too often. */
export function isAllergy(remarks: string): boolean {
  return WORDS.test(remarks);
}
