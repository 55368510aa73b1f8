import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { StoreLogo } from '#ui/shared/components/store-logo.tsx';
import type { StoreProfile } from '../wire/store.ts';
import styles from './about-us.module.css';

interface Props {
  profile: Pick<StoreProfile, 'name' | 'logo' | 'aboutUs' | 'description'>;
}

export function AboutUs({ profile }: Props) {
  const { info } = useAfterTexts();
  const { store } = useTexts();
  const name = profile.name || store.defaultName;
  return (
    <>
      <div className={styles.store}>
        <StoreLogo url={profile.logo} name={name} />
        <div>
          <b>{name}</b>
          <p>{profile.description || store.defaultDescription}</p>
        </div>
      </div>
      <p className={styles.text}>{profile.aboutUs || info.aboutNothing}</p>
    </>
  );
}
