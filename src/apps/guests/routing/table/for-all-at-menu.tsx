import { useEffect, useState } from 'react';
import { AskNeeds, ForAll } from '#ordering/menu/guests/for-all/for-all.tsx';
import type { ForAllProps } from '#ordering/menu/guests/store-context.ts';
import { NeedsSheet } from '#tables/sittings/guests/needs-sheet.tsx';
import { $table } from '#tables/sittings/guests/state/table.ts';
import { useAtom } from '#ui/guests/use-atom.ts';

/** What the table of this phone says of needs. A guest may say so before the first dish, which opens the table too. */
function useNeeds(slug: string) {
  const table = useAtom($table);
  const { phase, view, link } = table?.store === slug ? table : {};
  return {
    mayAsk: phase === 'in' || phase === 'free',
    all: phase === 'in' ? view?.needs : undefined,
    own: view?.ownNeeds,
    isLost: link === 'lost',
  };
}

/** Asks what this guest does not eat. Once the table knows something, the question stands beside that. */
export function AskAtMenu({ slug }: { slug: string }) {
  const needs = useNeeds(slug);
  const [isAsked, setAsked] = useState(false);
  if (!needs.mayAsk) return null;
  return (
    <>
      {!needs.all && <AskNeeds onAsk={() => setAsked(true)} />}
      <NeedsSheet open={isAsked} own={needs.own} onClose={() => setAsked(false)} />
    </>
  );
}

/** What everybody at this phone's table can eat. */
export function ForAllAtMenu({ slug, ...props }: ForAllProps & { slug: string }) {
  const { all, own, isLost } = useNeeds(slug);
  const [isAsked, setAsked] = useState(false);
  const { onSwitch } = props;
  useEffect(() => {
    if (!all) onSwitch(false);
  }, [all, onSwitch]);
  return (
    <>
      {all && <ForAll needs={all} isLost={isLost} onAsk={() => setAsked(true)} {...props} />}
      <NeedsSheet open={isAsked} own={own} onClose={() => setAsked(false)} />
    </>
  );
}
