import { useTexts } from '#texts/office/index.ts';
import { parseAmount, sayAmount, type Unit } from '../../rules/amount.ts';

const MOST_DECIMALS = 3;

/** Says quantities as people do: 2.5 kg, 12 pieces. */
export function useSaid() {
  const { stock: t } = useTexts();
  return (quantity: number, unit: Unit): string => {
    const sign = quantity < 0 ? '−' : '';
    const said = sayAmount(parseAmount(Math.abs(quantity)) ?? 0, unit);
    const value = said.value.toLocaleString('en-IN', { maximumFractionDigits: MOST_DECIMALS });
    return `${sign}${value} ${t.units[said.unit as keyof typeof t.units]}`;
  };
}
