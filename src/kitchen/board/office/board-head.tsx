import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import {
  ColumnsIcon,
  DoneIcon,
  ExpandIcon,
  GridIcon,
  KeyboardIcon,
  ListIcon,
  SettingsIcon,
  ShrinkIcon,
} from '#ui/office/icons.tsx';
import { useFullScreen } from '#ui/office/use-full-screen.ts';
import styles from './board.module.css';
import { VIEWS, type View } from './views/views.ts';

export const ICONS = { columns: ColumnsIcon, kitchen: GridIcon, expo: ListIcon };

export interface BoardHeadProps {
  view: View;
  doneCount: number;
  onView: (view: View) => void;
  onRecall: () => void;
  onHelp: () => void;
  onSettings: () => void;
}

export function BoardHead({ view, doneCount, onView, onRecall, onHelp, onSettings }: BoardHeadProps) {
  const t = useTexts();
  const { isFullScreen, toggle } = useFullScreen();
  const fullScreenText = isFullScreen ? t.desk.leaveFullScreen : t.desk.fullScreen;
  return (
    <div className={styles.head}>
      <fieldset className={styles.views} aria-label={t.desk.layout}>
        {VIEWS.map((each) => {
          const Icon = ICONS[each];
          return (
            <button
              key={each}
              type="button"
              className={styles.view}
              aria-pressed={view === each}
              onClick={() => onView(each)}
            >
              <Icon size={18} />
              {t.desk.views[each]}
            </button>
          );
        })}
      </fieldset>
      <div className={styles.tools}>
        <Button icon={<DoneIcon size={18} />} className={styles.tool} onClick={onRecall}>
          {t.board.done}
          <span className={styles.count}>{doneCount}</span>
        </Button>
        <Button
          className={styles.tool}
          aria-label={t.desk.settings}
          title={t.desk.settings}
          onClick={onSettings}
        >
          <SettingsIcon />
        </Button>
        <Button className={styles.tool} aria-label={t.desk.keys} title={t.desk.keys} onClick={onHelp}>
          <KeyboardIcon />
        </Button>
        <Button
          className={styles.tool}
          aria-label={fullScreenText}
          title={fullScreenText}
          onClick={() => void toggle()}
        >
          {isFullScreen ? <ShrinkIcon /> : <ExpandIcon />}
        </Button>
      </div>
    </div>
  );
}
