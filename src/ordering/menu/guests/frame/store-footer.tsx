import { useTexts } from '#platform/language/guests/use-texts.ts';
import { useBoot } from '#platform/phone/guests/boot.ts';
import { addressLine } from '#restaurant/stores/rules/address-line.ts';
import type { StoreProfile } from '#restaurant/stores/wire/store.ts';
import styles from './frame.module.css';

export type FooterDialog = 'about' | 'terms' | 'returns' | 'privacy';

interface Props {
  profile: StoreProfile;
  onDialog: (dialog: FooterDialog) => void;
}

export function StoreFooter({ profile, onDialog }: Props) {
  const { footer } = useTexts();
  const { brand, version } = useBoot();
  const address = addressLine(profile.address);
  const dialogs: [FooterDialog, string][] = [
    ['about', footer.aboutUs],
    ['terms', footer.terms],
    ['returns', footer.returns],
    ['privacy', footer.privacy],
  ];
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{profile.legalName || profile.name}</p>
      {address !== '' && <address>{address}</address>}
      <ul className={styles.dialogs}>
        {dialogs.map(([dialog, text]) => (
          <li key={dialog}>
            <button type="button" aria-haspopup="dialog" onClick={() => onDialog(dialog)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {profile.fssaiNo !== '' && <p>{footer.licence(profile.fssaiNo)}</p>}
      {profile.gstNo !== '' && <p>{footer.gst(profile.gstNo)}</p>}
      <p className={styles.invitation}>
        {brand.footer.url && <a href={brand.footer.url}>{brand.footer.text || footer.invitation}</a>}
        <span>{footer.version(version)}</span>
      </p>
    </footer>
  );
}
