import type { ReactNode } from 'react';
import { may } from '#domain/permissions.ts';
import { useStore } from '../../parts/current-store.ts';
import { Nothing } from '../../parts/nothing.tsx';
import { Page } from '../../parts/page.tsx';
import { useTexts } from '../../texts/index.ts';

/** The server refuses the others; they are told before they try. */
export function OfficeOnly({ children }: { children: ReactNode }) {
  const { editor: t } = useTexts();
  const { role } = useStore();
  if (may(role, 'catalogue.replace')) return children;
  return (
    <Page title={t.title}>
      <Nothing title={t.officeOnly} hint={t.officeOnlyHint} />
    </Page>
  );
}
