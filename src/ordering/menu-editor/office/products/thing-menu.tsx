import { Menu } from '@mantine/core';
import { useTexts } from '#texts/office/index.ts';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { DownIcon, MoreIcon } from '#ui/office/icons.tsx';
import { BinIcon, CopyIcon, EyeIcon, EyeOffIcon, PencilIcon, UpIcon } from '../icons.ts';
import round from './round-button.module.css';

interface ThingMenuProps {
  label: string;
  /** The class that places the button. */
  className?: string | undefined;
  onEdit?: () => void;
  isShown: boolean;
  /** Labels for hiding and showing. */
  shows: { hide: string; show: string };
  onShow: () => void;
  onDuplicate: () => void;
  moves: { up: string; down: string };
  isFirst?: boolean;
  isLast?: boolean;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** The actions of a menu, a category or an item. */
export function ThingMenu({ label, className, shows, moves, onEdit, onStep, ...thing }: ThingMenuProps) {
  const { editor: t, edit } = useTexts();
  const { isShown, isFirst = false, isLast = false } = thing;
  return (
    <Dropdown position="bottom-end" width={230}>
      <Menu.Target>
        <button type="button" className={`${round.round} ${className ?? ''}`} aria-label={t.moreOf(label)}>
          <MoreIcon />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {onEdit && (
          <Menu.Item leftSection={<PencilIcon />} onClick={onEdit}>
            {edit}
          </Menu.Item>
        )}
        <Menu.Item leftSection={isShown ? <EyeOffIcon /> : <EyeIcon />} onClick={thing.onShow}>
          {isShown ? shows.hide : shows.show}
        </Menu.Item>
        <Menu.Item leftSection={<CopyIcon />} onClick={thing.onDuplicate}>
          {t.duplicate}
        </Menu.Item>
        <Menu.Item leftSection={<UpIcon />} disabled={isFirst} onClick={() => onStep(-1)}>
          {moves.up}
        </Menu.Item>
        <Menu.Item leftSection={<DownIcon />} disabled={isLast} onClick={() => onStep(1)}>
          {moves.down}
        </Menu.Item>
        <Menu.Item leftSection={<BinIcon />} onClick={thing.onRemove}>
          {t.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Dropdown>
  );
}
