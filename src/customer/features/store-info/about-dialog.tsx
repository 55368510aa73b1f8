import type { StoreProfile } from '#domain/api/store.ts';
import { StoreLogo } from '#ui/components/store-logo.tsx';
import { TitledSheet } from '../../components/titled-sheet.tsx';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './about-dialog.module.css';

interface Props {
  profile: Pick<StoreProfile, 'name' | 'logo' | 'aboutUs' | 'description'>;
  open: boolean;
  onClose: () => void;
}

export function AboutDialog({ profile, open, onClose }: Props) {
  const { info } = useAfterTexts();
  const { store } = useTexts();
  const name = profile.name || store.defaultName;
  return (
    <TitledSheet open={open} onClose={onClose} title={info.aboutUs}>
      <div className={styles.store}>
        <StoreLogo url={profile.logo} name={name} />
        <div>
          <b>{name}</b>
          <p>{profile.description || store.defaultDescription}</p>
        </div>
      </div>
      <p className={styles.text}>{profile.aboutUs || info.aboutNothing}</p>
    </TitledSheet>
  );
}
