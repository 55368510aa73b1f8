const BEFORE = /^(?:[₹$€£]|rs\.?|inr|रु\.?)\s*/i;
const BEHIND = /\s*(?:\/[-–—=]?|[₹$€£]|rs\.?|inr|रु\.?|रुपये|rupees)(?:\s*only)?$/i;
/** Commas group thousands, or lakhs as in India. "1,2" is refused, because it is more likely a typo than twelve. */
const GROUPED = /^\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?:\.\d+)?$/;
/** Matches European prices: "70,00" and "1.250,00". */
const DECIMAL_COMMA = /^(?:\d+|\d{1,3}(?:[.\s]\d{3})+),\d{2}$/;

/** The figure alone, with a point before its decimals: "1200.5" of "1,200.5". */
export function plainFigure(typed: string): string {
  const figure = typed.normalize('NFKC').trim().replace(BEFORE, '').replace(BEHIND, '').trim();
  if (GROUPED.test(figure)) return figure.replace(/[,\s]/g, '');
  if (DECIMAL_COMMA.test(figure)) return figure.replace(/[.\s]/g, '').replace(',', '.');
  return figure;
}
