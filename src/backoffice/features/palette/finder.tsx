import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Findable, rank } from '#domain/text/rank.ts';
import { Button } from '../../components/button.tsx';
import { BackIcon, ForwardIcon, type SearchIcon } from '../../components/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './palette.module.css';

interface Named extends Findable {
  id: string;
  /** The kind of thing, which is the heading above it. */
  kind: string;
  /** What tells it from others of its name. */
  about?: string;
  Icon: typeof SearchIcon;
}

/** What is done, or chosen from next. */
export type Command = Named & ({ run: () => void } | { next: () => Command[] });

/** A hook that runs only while the palette is open, since dishes and orders are many. */
export type UseCommands = () => Command[];

interface FinderProps {
  useCommands: UseCommands;
  onDone: () => void;
}

/** A combobox: the focus stays in the field, and the arrow keys choose. */
export function Finder({ useCommands, onDone }: FinderProps) {
  const { palette: t, back } = useTexts();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  /** The steps that led to what is shown. */
  const [path, setPath] = useState<{ label: string; next: () => Command[] }[]>([]);
  const all = useCommands();
  const step = path.at(-1);
  const found = rank(step ? step.next() : all, text);
  const groups = [...new Set(found.map(({ kind }) => kind))].map((kind) => ({
    kind,
    commands: found.filter((command) => command.kind === kind),
  }));
  const shown = groups.flatMap(({ commands }) => commands);
  const current = shown[chosen];
  const idOf = (command: Command) => `${listId}-${shown.indexOf(command)}`;
  const currentId = current && idOf(current);

  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  function type(typed: string) {
    setText(typed);
    setChosen(0);
  }

  function go(to: typeof path) {
    setPath(to);
    type('');
    field.current?.focus();
  }

  function choose(command: Command | undefined) {
    if (!command) return;
    if ('next' in command) return go([...path, command]);
    onDone();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const by = steps[event.key];
    if (by !== undefined && shown.length > 0) setChosen((chosen + by + shown.length) % shown.length);
    else if (event.key === 'Enter') choose(current);
    else if (event.key === 'Backspace' && text === '' && step) go(path.slice(0, -1));
    else return;
    event.preventDefault();
  }

  return (
    <>
      {step && (
        <Button className={styles.back} icon={<BackIcon size={18} />} onClick={() => go(path.slice(0, -1))}>
          <span className="visually-hidden">{back}</span>
          {path.map(({ label }) => label).join(' · ')}
        </Button>
      )}
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        aria-label={step?.label ?? t.search}
        placeholder={step ? t.searchHere : t.search}
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={currentId}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value)}
      />
      <div id={listId} className={styles.list} role="listbox" aria-label={t.title}>
        {groups.map(({ kind, commands }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a list of choices has groups, no fieldsets
          <div key={kind} role="group" aria-labelledby={`${listId}-of-${at}`}>
            <p id={`${listId}-of-${at}`} className={styles.kind} role="presentation">
              {kind}
            </p>
            {commands.map((command) => (
              <Option
                key={command.id}
                id={idOf(command)}
                command={command}
                isChosen={command === current}
                onChoose={() => choose(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {shown.length === 0 && (text === '' ? t.nothingHere : t.none(text))}
      </p>
      <p className={styles.hints} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t.keys.choose} <kbd>↵</kbd> {t.keys.open}
        {step && (
          <>
            {' '}
            <kbd>⌫</kbd> {back}
          </>
        )}
      </p>
    </>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({ id, command, isChosen, onChoose }: OptionProps) {
  const { Icon, label, about } = command;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field's aria-activedescendant names it
    <div id={id} role="option" className={styles.option} aria-selected={isChosen} onClick={onChoose}>
      <Icon size={20} />
      <span className={styles.label}>{label}</span>
      {about && <span className={styles.about}>{about}</span>}
      {'next' in command && <ForwardIcon size={18} />}
    </div>
  );
}
