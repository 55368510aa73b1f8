import type { StoreProfile } from '#domain/api/store.ts';
import { fetchPolicies } from '../../api/stores.ts';
import { TitledSheet } from '../../components/titled-sheet.tsx';
import { Loading } from '../../load/loading.tsx';
import { useLoad } from '../../load/use-load.ts';
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
  const loaded = useLoad(`${profile.slug} ${kind}`, { fetch: () => loadText(kind, profile) });
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
      <Loading of={loaded} shape="text">
        {(text) => (typeof text === 'string' ? <OwnText text={text} /> : <LegalDocument text={text} />)}
      </Loading>
    </TitledSheet>
  );
}
