import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { parsePercent } from '#ordering/menu-import/rules/numbers.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { FoldingCard } from '#ui/office/layout/folding-card.tsx';
import { asksForCode, type TypeDraft } from './edit-types.ts';
import styles from './order-types.module.css';
import { TypeFields } from './type-fields.tsx';

interface TypeCardProps {
  type: TypeDraft;
  path: string;
  faults: Faults;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  onChange: (type: TypeDraft) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A summary in one line, which opens to a form. */
export function TypeCard(props: TypeCardProps) {
  const { orderTypes: t } = useTexts();
  const { type, isOpen, onChange, onMove, onRemove } = props;
  const name = type.label || t.ownLabel;
  return (
    <FoldingCard
      name={name}
      lead={<Summary type={type} />}
      aside={
        <SwitchField
          label={<span className="visually-hidden">{t.activeOf(name)}</span>}
          checked={type.active}
          onChange={(active) => onChange({ ...type, active })}
        />
      }
      isOpen={isOpen}
      onToggle={props.onToggle}
    >
      <TypeFields type={type} path={props.path} faults={props.faults} onChange={onChange} />
      <div className={styles.steps}>
        <Button aria-label={t.moveUp(name)} disabled={props.isFirst} onClick={() => onMove(-1)}>
          ↑
        </Button>
        <Button aria-label={t.moveDown(name)} disabled={props.isLast} onClick={() => onMove(1)}>
          ↓
        </Button>
        <Button look="danger" onClick={onRemove}>
          {t.removeOf(name)}
        </Button>
      </div>
    </FoldingCard>
  );
}

function Summary({ type }: { type: TypeDraft }) {
  const { orderTypes: t } = useTexts();
  const { currency } = useStore().profile;
  const money = (typed: string) => {
    const read = parsePrice(typed);
    return read === null ? '…' : formatAmount(toNumber(read), currency);
  };
  const parts = [
    type.active ? '' : t.off,
    ...type.charges.map(({ label, value, valueType }) =>
      valueType === 'absolute' ? `${label} ${money(value)}` : `${label} ${parsePercent(value) ?? '…'}%`,
    ),
    type.minimum.trim() === '' ? '' : `${t.minimum} ${money(type.minimum)}`,
    asksForCode(type) ? t.otp : '',
    type.online_payment === 1 ? t.online : type.paymentMethod,
  ];
  return parts.filter(Boolean).join(' · ');
}
