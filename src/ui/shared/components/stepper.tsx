import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

interface Props {
  quantity: number;
  lessLabel: string;
  moreLabel: string;
  /** Read out when the quantity changes. */
  quantityLabel: string;
  onChange: (quantity: number) => void;
  least?: number;
  most?: number;
  /** The text of the button that adds the first one. */
  add?: string;
  className?: string | undefined;
  /** Takes the place of the number if it can be typed. */
  field?: ReactNode;
}

export function Stepper(props: Props) {
  const { quantity, lessLabel, moreLabel, quantityLabel, onChange, least = 0, most = 999, add } = props;
  const more = useRef<HTMLButtonElement>(null);
  const isIn = !add || quantity > 0;
  // Not `disabled`: keyboard users would lose the focus at the limit.
  const [isLeast, isMost] = [quantity <= least, quantity >= most];
  const takeOne = () => {
    if (isLeast) return;
    if (add && quantity === 1) more.current?.focus({ preventScroll: true });
    onChange(quantity - 1);
  };
  return (
    <div className={`${styles.stepper} ${props.className ?? ''}`} data-in={add && isIn}>
      {isIn && (
        <>
          <button type="button" aria-label={lessLabel} aria-disabled={isLeast} onClick={takeOne}>
            <Icon name="minus" size={18} />
          </button>
          {props.field ?? (
            <output aria-label={quantityLabel}>
              <span key={quantity}>{quantity}</span>
            </output>
          )}
        </>
      )}
      {/* One button adds the first and further ones, so that it keeps the focus. */}
      <button
        ref={more}
        type="button"
        className={isIn ? undefined : styles.add}
        aria-label={moreLabel}
        aria-disabled={isMost}
        onClick={() => !isMost && onChange(quantity + 1)}
      >
        {isIn ? <Icon name="plus" size={18} /> : add}
      </button>
    </div>
  );
}
