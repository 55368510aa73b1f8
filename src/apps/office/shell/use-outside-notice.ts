import { useEffect, useRef } from 'react';
import type { Membership } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';

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
