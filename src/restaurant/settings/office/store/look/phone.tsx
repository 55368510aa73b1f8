import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PreviewDraft } from '#ordering/menu-editor/wire/preview.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storePageQuery } from '#restaurant/stores/office-api/store.ts';
import { useInterface } from '#texts/office/index.ts';
import { GuestFrame } from '#ui/office/guest-frame.tsx';
import styles from './look-page.module.css';

interface PhoneProps {
  color: string;
  theme: PreviewDraft['theme'];
}

/** A picture of the guests' page in the tones of a colour and a theme. It can't be operated. */
export function Phone({ color, theme }: PhoneProps) {
  const {
    t: { settings },
    language,
  } = useInterface();
  const { storeId, profile } = useStore();
  const { data: now } = useQuery(storePageQuery(storeId, profile.slug));
  const draft = useMemo(() => {
    if (!now) return null;
    // Menus lose their own colours here, because this screen shows the colour that is being chosen.
    const menus = now.page.menus.map((menu) => ({ ...menu, primaryColor: null }));
    const store = { ...now, color, page: { ...now.page, menus } };
    return { store, menuId: null, dish: null, theme, isLook: true };
  }, [now, color, theme]);
  const t = settings.look;
  const title = t.mockOf(t[theme]);
  return (
    <figure className={styles.mock}>
      <div className={styles.phone} role="img" aria-label={title}>
        <GuestFrame className={styles.screen} title={title} language={language} draft={draft} isPicture />
      </div>
      <figcaption aria-hidden="true">{t[theme]}</figcaption>
    </figure>
  );
}
