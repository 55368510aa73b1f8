import type { MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { changeMenu, duplicateMenu, moveMenu, removeMenu } from '../../../rules/edits/menus.ts';
import { useAnnouncing } from '../../announcer.tsx';
import { useEditing } from '../../editing.ts';
import { hoursOf } from '../../format-hours.ts';
import { ClockIcon, PencilIcon } from '../../icons.ts';
import { ThingMenu } from '../thing-menu.tsx';
import styles from './menu-head.module.css';

interface MenuHeadProps {
  menu: MenuView;
  at: number;
  onEdit: () => void;
}

export function MenuHead({ menu, at, onEdit }: MenuHeadProps) {
  const { t, language } = useInterface();
  const hours = hoursOf(menu, language);
  const { days: chosen = [], fromDay, untilDay } = menu;
  const dates = fromDay || untilDay ? [`${fromDay ?? '…'} – ${untilDay ?? '…'}`] : [];
  const days = [...chosen.map((day) => t.hours.days[day]), ...dates].join(', ');
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        <h2 className={styles.title}>{menu.label}</h2>
        <p className={styles.facts}>
          {!menu.active && <strong className={styles.off}>{t.editor.notInUse}</strong>}
          <span className={styles.hours}>
            <ClockIcon size={16} />
            {hours ? t.editor.served(...hours) : t.editor.servedAlways}
            {days !== '' && ` · ${days}`}
          </span>
          {menu.pureVeg && <span className={styles.veg}>{t.editor.pureVeg}</span>}
        </p>
        {menu.remarks && <p className={styles.remarks}>{menu.remarks}</p>}
      </div>
      <Button icon={<PencilIcon size={18} />} onClick={onEdit}>
        {t.editor.editMenu}
      </Button>
      <MenuMenu menu={menu} at={at} />
    </header>
  );
}

function MenuMenu({ menu, at }: Pick<MenuHeadProps, 'menu' | 'at'>) {
  const {
    t: { editor: t },
  } = useInterface();
  const { catalogue, edit } = useEditing();
  const { announce } = useAnnouncing();
  const { _id: id, label, active } = menu;
  const count = catalogue.menus.length;
  const step = (by: 1 | -1) => {
    const to = at + by;
    if (to < 0 || to >= count) return;
    edit((now) => moveMenu(now, id, to));
    announce(t.movedTo(label, to + 1, count));
  };
  return (
    <ThingMenu
      label={label}
      isShown={active}
      shows={{ hide: t.takeOutOfUse, show: t.putInUse }}
      onShow={() => edit((now) => changeMenu(now, id, { active: !active }))}
      onDuplicate={() => edit((now, newId) => duplicateMenu(now, id, newId))}
      moves={{ up: t.moveBefore, down: t.moveAfter }}
      isFirst={at === 0}
      isLast={at === count - 1}
      onStep={step}
      onRemove={() => edit((now) => removeMenu(now, id), t.removed(label))}
    />
  );
}
