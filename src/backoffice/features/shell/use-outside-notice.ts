import { useEffect, useRef } from 'react';
import { useNotice } from '../../components/use-notice.ts';
import type { Membership } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';

/** Tells people who are removed from a store while its screens are open why the screen has changed. */
export function useOutsideNotice(stores: readonly Membership[] | undefined, present: Membership | undefined) {
  const { staff } = useTexts();
  const { say } = useNotice();
  const last = useRef<Membership | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = present;
    const isOutside = before && stores && !stores.some(({ _id }) => _id === before._id);
    if (isOutside) say(staff.outside(before.name));
  }, [stores, present, staff, say]);
}
