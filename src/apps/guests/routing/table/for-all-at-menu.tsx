import { useEffect, useState } from 'react';
import { ForAll } from '#ordering/menu/guests/for-all/for-all.tsx';
import type { ForAllProps } from '#ordering/menu/guests/store-context.ts';
import { NeedsSheet } from '#tables/sittings/guests/needs-sheet.tsx';
import { $table } from '#tables/sittings/guests/state/table.ts';
import { useAtom } from '#ui/guests/use-atom.ts';

/** What everybody at this phone's table can eat. A guest may say so before the first dish, which opens the table too. */
export function ForAllAtMenu({ slug, ...props }: ForAllProps & { slug: string }) {
  const table = useAtom($table);
  const [isAsked, setAsked] = useState(false);
  const { phase, view, link } = table?.store === slug ? table : {};
  const needs = phase === 'in' ? view?.needs : undefined;
  const { onSwitch } = props;
  useEffect(() => {
    if (!needs) onSwitch(false);
  }, [needs, onSwitch]);
  if (phase !== 'in' && phase !== 'free') return null;
  return (
    <>
      <ForAll needs={needs} isLost={link === 'lost'} onAsk={() => setAsked(true)} {...props} />
      <NeedsSheet open={isAsked} own={view?.ownNeeds} onClose={() => setAsked(false)} />
    </>
  );
}
