import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Findable, rank } from '#platform/text/rules/rank.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { BackIcon, ForwardIcon, type SearchIcon } from '#ui/office/icons.tsx';
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
  const [path, setPath] = useState<readonly string[]>([]);
  const { steps, commands } = follow(useCommands(), path);
  const step = steps.at(-1);
  const found = rank(commands, text);
  const groups = [...new Set(found.map(({ kind }) => kind))].map((kind) => ({
    kind,
    ofKind: found.filter((command) => command.kind === kind),
  }));
  const shown = groups.flatMap(({ ofKind }) => ofKind);
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

  function go(to: readonly Command[]) {
    setPath(to.map(({ id }) => id));
    type('');
    field.current?.focus();
  }

  const goBack = () => go(steps.slice(0, -1));

  function choose(command: Command | undefined) {
    if (!command) return;
    if ('next' in command) return go([...steps, command]);
    onDone();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const by = moves[event.key];
    if (by !== undefined && shown.length > 0) setChosen((chosen + by + shown.length) % shown.length);
    else if (event.key === 'Enter') choose(current);
    else if (event.key === 'Backspace' && text === '' && step) goBack();
    else return;
    event.preventDefault();
  }

  return (
    <>
      {step && (
        <Button className={styles.back} icon={<BackIcon size={18} />} onClick={goBack}>
          <span className="visually-hidden">{back}</span>
          {steps.map(({ label }) => label).join(' · ')}
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
      <p className={styles.none} role="status">
        {shown.length === 0 && (text === '' ? t.nothingHere : t.none(text))}
      </p>
      <div id={listId} className={styles.list} role="listbox" aria-label={t.title}>
        {groups.map(({ kind, ofKind }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a list of choices has groups, no fieldsets
          <div key={kind} role="group" aria-labelledby={`${listId}-of-${at}`}>
            <p id={`${listId}-of-${at}`} className={styles.kind} role="presentation">
              {kind}
            </p>
            {ofKind.map((command) => (
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

/** What is to choose from after these steps, as it is now: others act meanwhile, and the menu may still be fetched. */
function follow(all: Command[], path: readonly string[]): { steps: Command[]; commands: Command[] } {
  const steps: Command[] = [];
  let commands = all;
  for (const id of path) {
    const step = commands.find((command) => command.id === id);
    if (!step || !('next' in step)) break;
    steps.push(step);
    commands = step.next();
  }
  return { steps, commands };
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
