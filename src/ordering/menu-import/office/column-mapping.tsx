import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { COLUMNS, PORTIONS } from '../rules/columns.ts';
import { guessMapping } from '../rules/guess-mapping.ts';
import type { Mapping, Target } from '../rules/parse-table.ts';
import styles from './import-page.module.css';

const MOST_HEADS = 20;
const SAMPLES = 3;
const LONGEST = 40;

interface ColumnMappingProps {
  lines: string[][];
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  /** The category of all dishes, if no column holds it. */
  category: string;
  onCategory: (category: string) => void;
}

/** What each column of the file holds, guessed at first. */
export function ColumnMapping({ lines, mapping, onMapping, category, onCategory }: ColumnMappingProps) {
  const { importMenu: t } = useTexts();
  const { head, targets } = mapping;
  const isNamed = targets.includes('Item');
  const choose = (at: number, target: Target | null) =>
    onMapping({
      head,
      targets: targets.map((other, index) => (index === at ? target : other === target ? null : other)),
    });
  return (
    <Card
      title={t.mappingTitle}
      hint={t.mapped(targets.filter((target) => target !== null).length, targets.length)}
    >
      {!isNamed && (
        <p role="alert" className={styles.missing}>
          {t.noNames}
        </p>
      )}
      <SelectField
        label={t.headRow}
        value={String(head)}
        options={headsOf(lines, t)}
        onChange={(value) => onMapping(guessMapping(lines, Number(value)))}
      />
      <ul className={styles.mappingColumns}>
        {targets.map((target, index) => {
          const name = lines[head]?.[index]?.trim() || t.columnNo(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no other name.
            <li key={index} className={styles.column}>
              <div className={styles.about}>
                <p className={styles.name}>{name}</p>
                <p className={styles.samples}>{samplesOf(lines, mapping, index)}</p>
              </div>
              <SelectField
                aria-label={t.holds(name)}
                value={target ?? ''}
                options={[
                  { value: '', label: t.notRead },
                  ...[...COLUMNS, ...PORTIONS].map((value) => ({ value, label: t.targets[value] })),
                ]}
                onChange={(value) => choose(index, value === '' ? null : value)}
              />
            </li>
          );
        })}
      </ul>
      {isNamed && !targets.includes('Category') && (
        <TextField
          label={t.category}
          description={t.categoryHint}
          value={category}
          maxLength={200}
          onChange={onCategory}
        />
      )}
    </Card>
  );
}

type Words = ReturnType<typeof useTexts>['importMenu'];

function headsOf(lines: string[][], t: Words): { value: string; label: string }[] {
  const filled = lines.slice(0, MOST_HEADS).flatMap((line, at) => {
    const names = line.filter((cell) => cell.trim() !== '').join(', ');
    return names === '' ? [] : [{ value: String(at), label: t.headAt(at + 1, shorten(names)) }];
  });
  return [...filled, { value: '-1', label: t.noHead }];
}

function samplesOf(lines: string[][], { head }: Mapping, index: number): string {
  const cells = lines.slice(head + 1).flatMap((line) => line[index]?.trim() || []);
  return shorten(cells.slice(0, SAMPLES).join(' · '));
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
