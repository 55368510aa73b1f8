import { useId } from 'react';
import type { StoreProfile } from '#domain/api/store.ts';
import { StoreLogo } from '#ui/parts/store-logo.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
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
  const { common, store } = useTexts();
  const title = useId();
  const name = profile.name || store.defaultName;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={common.close}
      labelledBy={title}
      heading={
        <h2 id={title} className={styles.title}>
          {info.aboutUs}
        </h2>
      }
    >
      <div className={styles.store}>
        <StoreLogo url={profile.logo} name={name} />
        <div>
          <b>{name}</b>
          <p>{profile.description || store.defaultDescription}</p>
        </div>
      </div>
      <p className={styles.text}>{profile.aboutUs || info.aboutNothing}</p>
    </Sheet>
  );
}
