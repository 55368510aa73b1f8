import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

interface Props {
  quantity: number;
  lessLabel: string;
  moreLabel: string;
  /** Read out when the quantity changes. */
  quantityLabel: string;
  onChange: (quantity: number) => void;
  tone?: 'strong' | 'quiet';
  least?: number;
  most?: number;
}

export function Stepper(props: Props) {
  const {
    quantity,
    lessLabel,
    moreLabel,
    quantityLabel,
    onChange,
    tone = 'quiet',
    least = 0,
    most = 999,
  } = props;
  return (
    <div className={styles.stepper} data-tone={tone}>
      <button
        type="button"
        aria-label={lessLabel}
        disabled={quantity <= least}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output aria-label={quantityLabel}>
        <span key={quantity}>{quantity}</span>
      </output>
      <button
        type="button"
        aria-label={moreLabel}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
