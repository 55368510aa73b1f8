import { useEffect, useState } from 'react';
import type { StoreProfile } from '#domain/api/store.ts';
import { fetchPolicies } from '../../api/stores.ts';
import { TitledSheet } from '../../parts/titled-sheet.tsx';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './legal-document.module.css';
import { LegalDocument, OwnText } from './legal-document.tsx';
import type { LegalText, Merchant } from './legal-text.ts';
import { merchantOf } from './merchant-of.ts';

export type LegalKind = 'terms' | 'returns' | 'privacy';

/** Each text is loaded when it is opened. */
const TEXTS: Record<LegalKind, (merchant: Merchant) => Promise<LegalText>> = {
  terms: async (merchant) => (await import('./terms.ts')).termsOfUse(merchant),
  returns: async (merchant) => (await import('./return-policy.ts')).returnPolicy(merchant),
  privacy: async (merchant) => (await import('./privacy-notice.ts')).privacyNotice(merchant),
};

/** The store's own text or the standard one, which the sample menu has always. */
async function loadText(kind: LegalKind, profile: StoreProfile): Promise<LegalText | string> {
  const own = profile.slug === '' ? null : (await fetchPolicies(profile.slug))[kind];
  return own ?? TEXTS[kind](merchantOf(profile, window.location.origin));
}

interface Props {
  kind: LegalKind;
  profile: StoreProfile;
  open: boolean;
  onClose: () => void;
}

export function LegalDialog({ kind, profile, open, onClose }: Props) {
  const { legal } = useAfterTexts();
  const { common } = useTexts();
  const [text, setText] = useState<LegalText | string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadText(kind, profile).then(
      (loaded) => isGone || setText(loaded),
      () => isGone || setFailed(true),
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
      {text === null && (hasFailed ? <p role="alert">{common.noNetwork}</p> : <p>{common.loading}</p>)}
      {typeof text === 'string' && <OwnText text={text} />}
      {text !== null && typeof text !== 'string' && <LegalDocument text={text} />}
    </TitledSheet>
  );
}
