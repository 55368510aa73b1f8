import { useHotkeys } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Findable, rank } from '#domain/text/rank.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SearchIcon } from '../../components/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './palette.module.css';

export interface Command extends Findable {
  id: string;
  /** The kind of thing, as text. */
  kind: string;
  run: () => void;
}

interface PaletteProps {
  /** A hook that runs only while the palette is open, since dishes and orders are many. */
  useCommands: () => Command[];
}

/** Opened by Ctrl+K or the button; leads to any screen, dish or order. */
export function CommandPalette({ useCommands }: PaletteProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  useHotkeys([['mod+K', () => setOpen(true)]], []);
  const close = () => setOpen(false);
  return (
    <>
      <Button className={styles.button} onClick={() => setOpen(true)}>
        <SearchIcon size={18} />
        <span className="visually-hidden">{t.palette.open}</span>
        <span className={styles.keys} aria-hidden="true">
          Ctrl K
        </span>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} size="38rem" title={t.palette.title}>
        <Finder useCommands={useCommands} onDone={close} />
      </Dialog>
    </>
  );
}

/** A combobox: the focus stays in the field, and the arrow keys choose. */
function Finder({ useCommands, onDone }: PaletteProps & { onDone: () => void }) {
  const t = useTexts();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = rank(useCommands(), text);
  const current = found[chosen];
  const idOf = (command: Command) => `${listId}-${command.id}`;

  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  function run(command: Command | undefined) {
    if (!command) return;
    onDone();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) setChosen((chosen + step + found.length) % found.length);
    else if (event.key === 'Enter') run(current);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        aria-label={t.palette.search}
        placeholder={t.palette.search}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={current && idOf(current)}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
      />
      <div ref={list} id={listId} className={styles.list} role="listbox" aria-label={t.palette.title}>
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field's aria-activedescendant names it
          <div
            key={command.id}
            id={idOf(command)}
            role="option"
            className={styles.option}
            aria-selected={index === chosen}
            onClick={() => run(command)}
          >
            <span className={styles.label}>{command.label}</span>
            <span className={styles.kind}>{command.kind}</span>
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {found.length === 0 && t.palette.none(text)}
      </p>
    </>
  );
}
