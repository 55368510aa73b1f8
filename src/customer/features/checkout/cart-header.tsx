import { Icon } from '#ui/parts/icon.tsx';
import { menuPath } from '../../state/visit.ts';
import { useOrderTexts } from '../../texts/order/use-order-texts.ts';
import { useBackTo } from './back-to.ts';
import styles from './cart-header.module.css';

export function CartHeader({ slug, count, storeName }: { slug: string; count: number; storeName: string }) {
  const { cart } = useOrderTexts();
  const path = menuPath(slug);
  const goBack = useBackTo(path);
  return (
    <header className={styles.header}>
      <a
        className={styles.back}
        href={path}
        aria-label={cart.backToMenu}
        onClick={(event) => {
          event.preventDefault();
          goBack();
        }}
      >
        <Icon name="back" />
      </a>
      <div>
        <h1>{cart.title(count)}</h1>
        <p>{storeName}</p>
      </div>
    </header>
  );
}
