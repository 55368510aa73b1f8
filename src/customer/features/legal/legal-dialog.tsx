import { useEffect, useState } from 'react';
import type { StoreProfile } from '#domain/api/store.ts';
import { TitledSheet } from '../../parts/titled-sheet.tsx';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './legal-dialog.module.css';
import { LegalDocument } from './legal-document.tsx';
import type { LegalText, Merchant } from './legal-text.ts';
import { merchantOf } from './merchant-of.ts';

export type LegalKind = 'terms' | 'returns' | 'privacy';

/** The texts are long, and read by few. */
const TEXTS: Record<LegalKind, (merchant: Merchant) => Promise<LegalText>> = {
  terms: async (merchant) => (await import('./terms.ts')).termsOfUse(merchant),
  returns: async (merchant) => (await import('./return-policy.ts')).returnPolicy(merchant),
  privacy: async (merchant) => (await import('./privacy-notice.ts')).privacyNotice(merchant),
};

interface Props {
  kind: LegalKind;
  profile: StoreProfile;
  open: boolean;
  onClose: () => void;
}

export function LegalDialog({ kind, profile, open, onClose }: Props) {
  const { legal } = useAfterTexts();
  const { common } = useTexts();
  const [text, setText] = useState<LegalText | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    TEXTS[kind](merchantOf(profile, window.location.origin)).then(
      (loaded) => isGone || setText(loaded),
      () => isGone || setText('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [kind, profile]);
  return (
    <TitledSheet
      open={open}
      onClose={onClose}
      title={legal[kind]}
      height="full"
      footer={
        <button type="button" className={styles.close} onClick={onClose}>
          {common.close}
        </button>
      }
    >
      {text === 'failed' && <p role="alert">{common.noNetwork}</p>}
      {text === null && <p>{common.loading}</p>}
      {text !== null && text !== 'failed' && <LegalDocument text={text} />}
    </TitledSheet>
  );
}
