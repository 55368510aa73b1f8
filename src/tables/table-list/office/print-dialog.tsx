import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { type PosterChoice, type PosterPrint, posterPreviewQuery } from '../office-api/tables.ts';
import {
  POSTER_FORMATS,
  POSTER_STYLES,
  type PosterFormat,
  type PosterStyle,
  type TablesView,
  type TableView,
} from '../wire/tables.ts';
import styles from './print-dialog.module.css';
import { Unreachable } from './unreachable.tsx';
import { isTooLong as isLong, usePosters } from './use-posters.ts';

interface PrintDialogProps {
  isOpen: boolean;
  view: Pick<TablesView, 'tables' | 'link'>;
  /** The tables that were selected before. */
  chosen: TableView[];
  onClose: () => void;
}

export function PrintDialog({ isOpen, onClose, ...rest }: PrintDialogProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="52rem" title={t.tables.printTitle}>
      <PrintForm {...rest} />
    </Dialog>
  );
}

type What = 'chosen' | 'all' | 'store';

function PrintForm({ view: { tables, link }, chosen }: Pick<PrintDialogProps, 'view' | 'chosen'>) {
  const t = useTexts();
  const { placeOf } = useNames();
  const [format, setFormat] = useState<PosterFormat>('a5');
  const [style, setStyle] = useState<PosterStyle>('colour');
  const [what, setWhat] = useState<What>(chosen.length > 0 ? 'chosen' : tables.length > 0 ? 'all' : 'store');
  const idens = chosen.map(({ iden }) => iden);
  const printed: PosterChoice = what === 'chosen' ? idens : what === 'all' ? null : 'store';
  const print = usePosters();
  const isTooLong = what === 'chosen' && isLong(idens);
  const [first] = chosen;
  const chosenName = chosen.length === 1 && first ? placeOf(first) : t.tables.printSelected(chosen.length);
  const options: { value: What; label: string }[] = [
    ...(chosen.length > 0 ? [{ value: 'chosen' as const, label: chosenName }] : []),
    ...(tables.length > 0 ? [{ value: 'all' as const, label: t.tables.printAll(tables.length) }] : []),
    { value: 'store', label: t.tables.printStore },
  ];
  return (
    <form
      className={styles.print}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong && !print.isPending) print.mutate({ format, style, what: printed });
      }}
    >
      <Unreachable link={link} />
      <SelectField
        label={t.tables.printWhat}
        value={what}
        options={options}
        fault={isTooLong ? t.tables.tooManyNames : undefined}
        onChange={setWhat}
      />
      <div>
        <p className={styles.legend}>{t.tables.styleTitle}</p>
        <Choice
          label={t.tables.styleTitle}
          value={style}
          options={POSTER_STYLES.map((value) => ({ value, label: t.tables.styles[value] }))}
          onChange={setStyle}
        />
      </div>
      <fieldset className={styles.formats}>
        <legend className={styles.legend}>{t.tables.formatTitle}</legend>
        {POSTER_FORMATS.map((one) => (
          <label key={one} className={styles.format}>
            <input type="radio" name="format" checked={one === format} onChange={() => setFormat(one)} />
            <span>
              <span className={styles.name}>{t.tables.formats[one].name}</span>
              <span className={styles.hint}>{t.tables.formats[one].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {!isTooLong && <PosterPreview print={{ format, style, what: printed }} />}
      <div className={styles.printSteps}>
        <Button type="submit" look="main" isBusy={print.isPending}>
          <span aria-live="polite">{print.isPending ? t.tables.downloading : t.tables.download}</span>
        </Button>
      </div>
    </form>
  );
}

/** The first page, drawn on the server by the code that prints it. */
function PosterPreview({ print }: { print: PosterPrint }) {
  const t = useTexts();
  const { storeId } = useStore();
  const onPage = { ...print, what: firstOf(print.what) };
  const { data: svg, isPlaceholderData } = useQuery(posterPreviewQuery(storeId, onPage));
  return (
    <div className={styles.preview} data-old={isPlaceholderData}>
      {svg && <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={t.tables.preview} />}
    </div>
  );
}

const MOST_ON_A_PAGE = 21;

/** Only the first page's tables, so that choosing more tables does not fetch the same picture again. */
function firstOf(what: PosterChoice): PosterChoice {
  return Array.isArray(what) ? what.slice(0, MOST_ON_A_PAGE) : what;
}
