import { useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { isMenuActive } from '#ordering/menu/rules/served.ts';
import { languageFor, languagesOf } from '#platform/language/rules/store-languages.ts';
import { parseClock } from '#platform/time/rules/clock.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storeTimeIn } from '#restaurant/opening-hours/rules/store-hours.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useInterface } from '#texts/office/index.ts';
import { LanguageChoice } from '#ui/office/choices/language-choice.tsx';
import { formatTime } from '#ui/office/format.ts';
import { OpenIcon } from '#ui/office/icons.tsx';
import { whyUnseen } from '../../../rules/as-guest.ts';
import { findItemView } from '../../../rules/edits/items.ts';
import { Phone } from './phone.tsx';
import styles from './preview-panel.module.css';
import { instantOf, type PreviewTime, timeAt } from './preview-time.ts';
import { TimeChooser } from './time-chooser.tsx';

interface PreviewPanelProps {
  catalogue: CatalogueView;
  menuId: string | null;
  /** The edited item, which the phone shows open. */
  itemId?: string;
}

/** Previews the guests' page at any day and hour, with unsaved changes. */
export function PreviewPanel({ catalogue, menuId, itemId }: PreviewPanelProps) {
  const { t, language } = useInterface();
  const { profile } = useStore();
  const { slug, timeZone } = profile;
  const languages = languagesOf(profile);
  const [chosen, choose] = useState<PreviewTime | null>(null);
  const [guestLanguage, setGuestLanguage] = useState(languageFor({ languages }, language));
  const now = serverNow();
  const time = chosen ?? timeAt(timeZone, now);
  const at = instantOf(timeZone, time) ?? now;
  return (
    <div className={styles.panel}>
      <TimeChooser time={time} isNow={chosen === null} onChoose={choose} />
      <div className={styles.row}>
        <LanguageChoice
          label={t.editor.guestLanguage}
          languages={languages}
          value={guestLanguage}
          onChange={setGuestLanguage}
        />
        <a className={styles.link} href={`/${slug}`} target="_blank" rel="noreferrer">
          {t.editor.asGuestsNow}
          <OpenIcon size={16} />
        </a>
      </div>
      <Note
        catalogue={catalogue}
        menuId={menuId}
        itemId={itemId}
        at={at}
        onMinute={(minute) => choose({ ...time, minute })}
      />
      <Phone
        key={itemId ?? 'menu'}
        catalogue={catalogue}
        menuId={menuId}
        openItemId={itemId ?? null}
        at={at}
        language={guestLanguage}
      />
    </div>
  );
}

interface NoteProps {
  catalogue: CatalogueView;
  menuId: string | null;
  itemId: string | undefined;
  at: number;
  onMinute: (minute: number) => void;
}

/** Explains why the edited item is not visible, and offers a time at which it is. */
function Note({ catalogue, menuId, itemId, at, onMinute }: NoteProps) {
  const {
    t: { editor: t },
    language,
  } = useInterface();
  const { timeZone } = useStore().profile;
  const place = itemId === undefined ? null : findItemView(catalogue, itemId);
  const menu = place?.menu ?? catalogue.menus.find(({ _id }) => _id === menuId);
  if (!menu) return null;
  const start = parseClock(menu.activeStartTime ?? '');
  const isServed = isMenuActive(parseMenuView({ ...menu, categories: [] }), storeTimeIn(timeZone, at));
  const why = place
    ? whyUnseen(place, timeZone, at)
    : !menu.active
      ? 'menu-off'
      : isServed
        ? null
        : 'menu-hours';
  if (why === null) return null;
  return (
    <div className={styles.note} role="status">
      <p>{t.unseen[why](why === 'not-available' ? (place?.item.label ?? '') : menu.label)}</p>
      {why === 'menu-hours' && start !== null && (
        <button type="button" onClick={() => onMinute(start)}>
          {t.showAt(formatTime(start * MINUTE, { language, timeZone: 'UTC' }))}
        </button>
      )}
    </div>
  );
}
