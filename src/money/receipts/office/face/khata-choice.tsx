import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { khatasQuery } from '#money/khatas/office-api/khatas.ts';
import type { KhataView } from '#money/khatas/wire/khatas.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { formatAmount, formatSigned } from '#ui/office/format.ts';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import styles from './money.module.css';

interface KhataChoiceProps {
  value: string | null;
  /** What is to be put on it. */
  more: number;
  fault: string | undefined;
  onChange: (id: string) => void;
}

const MANY = 5;

/** Chooses the khata of a guest, with what they owe. */
export function KhataChoice({ value, more, fault, onChange }: KhataChoiceProps) {
  const { corrections: t, khatas } = useTexts();
  const { storeId, profile } = useStore();
  const [wanted, setWanted] = useState('');
  const { data, error, refetch } = useQuery(khatasQuery(storeId));
  if (error && !data) return <Failure title={khatas.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const open = data.khatas.filter(({ isClosed }) => !isClosed);
  const found = open.filter((khata) => isWanted(khata, wanted));
  const chosen = open.find(({ _id }) => _id === value);
  const isOver = chosen && chosen.limit !== null && chosen.balance + more > chosen.limit;
  return (
    <>
      {open.length > MANY && <SearchField label={khatas.search} value={wanted} onChange={setWanted} />}
      {open.length === 0 && <p className={styles.about}>{t.noKhatas}</p>}
      <div className={styles.khatas}>
        {found.map(({ _id, name, phone, balance }) => (
          <button
            key={_id}
            type="button"
            className={styles.khata}
            aria-pressed={_id === value}
            onClick={() => onChange(_id)}
          >
            <span>{[name, phone].filter(Boolean).join(' · ')}</span>
            <span className={styles.sum}>{formatSigned(balance, profile.currency)}</span>
          </button>
        ))}
      </div>
      {isOver && <p role="status">{t.overLimit(formatAmount(chosen.limit ?? 0, profile.currency))}</p>}
      <p role="alert">{value === null ? fault : ''}</p>
    </>
  );
}

export function isWanted({ name, phone, note }: KhataView, wanted: string): boolean {
  const text = `${name} ${phone} ${note}`.toLocaleLowerCase();
  return text.includes(wanted.trim().toLocaleLowerCase());
}
