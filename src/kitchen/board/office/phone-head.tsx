import { Menu } from '@mantine/core';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { DoneIcon, DownIcon, SettingsIcon, TickIcon } from '#ui/office/icons.tsx';
import styles from './board.module.css';
import { type BoardHeadProps, ICONS } from './board-head.tsx';
import { StateTabs } from './views/state-tabs.tsx';
import type { States } from './views/use-states.ts';
import { VIEWS } from './views/views.ts';

interface PhoneHeadProps extends BoardHeadProps {
  states: States;
  newIds: ReadonlySet<string>;
}

/** One row with the menu of layouts and other actions, and the tabs of the states. */
export function PhoneHead(props: PhoneHeadProps) {
  const { view, doneCount, states, newIds, onView, onRecall, onSettings } = props;
  const t = useTexts();
  const isColumns = view === 'columns';
  const Icon = ICONS[view];
  return (
    <div className={styles.phoneHead}>
      <Dropdown position="bottom-start" width={260}>
        <Menu.Target>
          <Button className={styles.layout} aria-label={t.desk.viewIs(t.desk.views[view])}>
            <Icon size={18} />
            {!isColumns && t.desk.views[view]}
            {!isColumns && <DownIcon size={16} />}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {VIEWS.map((each) => {
            const EachIcon = ICONS[each];
            return (
              <Menu.Item
                key={each}
                leftSection={<EachIcon />}
                rightSection={each === view && <TickIcon />}
                aria-current={each === view || undefined}
                onClick={() => onView(each)}
              >
                {t.desk.views[each]}
              </Menu.Item>
            );
          })}
          <Menu.Divider />
          {isColumns && (
            <Menu.Item leftSection={<DoneIcon />} rightSection={doneCount} onClick={onRecall}>
              {t.board.doneTitle}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<SettingsIcon />} onClick={onSettings}>
            {t.desk.settings}
          </Menu.Item>
        </Menu.Dropdown>
      </Dropdown>
      {isColumns ? (
        <StateTabs states={states} newIds={newIds} />
      ) : (
        <Button className={styles.recall} icon={<DoneIcon size={18} />} onClick={onRecall}>
          {t.board.done}
          <span className={styles.count}>{doneCount}</span>
        </Button>
      )}
    </div>
  );
}
