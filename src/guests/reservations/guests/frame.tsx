import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useReservationTexts } from '../texts/guests/reservation/use-reservation-texts.ts';
import styles from './reservation.module.css';

interface Props {
  slug: string;
  title: ReactNode;
  /** The restaurant. */
  name: string;
  children: ReactNode;
}

export function ReservationFrame({ slug, title, name, children }: Props) {
  const texts = useReservationTexts();
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <Link href={`/${slug}`} aria-label={texts.back}>
          <Icon name="back" size={20} />
        </Link>
        <div>
          <h1>{title}</h1>
          <p>{name}</p>
        </div>
      </header>
      {children}
    </main>
  );
}
