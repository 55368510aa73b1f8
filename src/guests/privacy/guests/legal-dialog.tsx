import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { Loading } from '#platform/phone/guests/load/loading.tsx';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import { fetchPolicies } from '#restaurant/stores/guests-api/stores.ts';
import type { StoreProfile } from '#restaurant/stores/wire/store.ts';
import { TitledSheet } from '#ui/guests/titled-sheet.tsx';
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
