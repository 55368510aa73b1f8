import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SidePanel } from '#ui/office/dialogs/dialog.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { MobileIcon } from '../../icons.ts';
import styles from './preview-page.module.css';

interface PreviewPageProps {
  title: string;
  lead: ReactNode;
  preview: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

const WIDE = '(width >= 72rem)';

/** A page with the guests' phone beside it, or behind a button where there is no room. */
export function PreviewPage({ title, lead, preview, actions, children }: PreviewPageProps) {
  const { editor: t } = useTexts();
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button icon={<MobileIcon />} onClick={() => setOpen(true)}>
      {t.preview}
    </Button>
  );
  return (
    <Page
      title={title}
      lead={lead}
      width="wide"
      actions={
        <>
          {!isWide && button}
          {actions}
        </>
      }
    >
      <div className={styles.layout}>
        <div className={styles.work}>{children}</div>
        {isWide && (
          <aside className={styles.side} aria-label={t.preview}>
            {preview}
          </aside>
        )}
      </div>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} size="28rem" title={t.preview}>
        {preview}
      </SidePanel>
    </Page>
  );
}
