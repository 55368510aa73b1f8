import { useMutation } from '@tanstack/react-query';
import type { OperatorEntry } from '#operators/log/wire/operator-log.ts';
import { fetchLog, type LogFilter } from '#operators/people/office-api/operators.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type FileColumn, writeFile } from '#ui/office/sheets/write-file.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import { changesOf } from './entry-words.ts';

/** Downloads the entries that match the filter. */
export function LogExport({ filter }: { filter: LogFilter }) {
  const texts = useTexts();
  const clock = useOperatorClock();
  const { complain } = useNotice();
  const { log: t, inFile } = texts.operator;
  const columns: FileColumn<OperatorEntry>[] = [
    { label: t.when, value: ({ at }) => at },
    { label: t.person, value: ({ name }) => name },
    { label: t.what, value: ({ what }) => t.acts[what] },
    { label: t.subject, value: ({ subject }) => subject },
    { label: t.changed, value: (entry) => changesOf(entry, texts, clock).join('; ') },
    { label: t.why, value: ({ why }) => why },
  ];
  const { mutate, isPending } = useMutation({
    mutationFn: async () => writeFile('csv', { columns, rows: await fetchLog(filter), sheet: t.title }),
    onSuccess: (file) => download(file, 'operators-log.csv'),
    onError: complain,
  });
  return (
    <Button aria-label={inFile.csv} isBusy={isPending} onClick={() => mutate()}>
      CSV
    </Button>
  );
}
