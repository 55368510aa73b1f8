import type { ReactNode } from 'react';
import { may } from '#domain/permissions.ts';
import { useStore } from '../../parts/current-store.ts';
import { NotAllowed } from '../../parts/not-allowed.tsx';
import { useTexts } from '../../texts/index.ts';

/** The server refuses the others; they are told before they try. */
export function OfficeOnly({ children }: { children: ReactNode }) {
  const { editor: t } = useTexts();
  const { role } = useStore();
  if (may(role, 'catalogue.replace')) return children;
  return <NotAllowed title={t.title} what={t.officeOnly} hint={t.officeOnlyHint} />;
}
