import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { busyColumn, type Counts } from './busy.ts';
import type { Column } from './tickets.ts';

const AT_ONCE = { getInitialValueInEffect: false };

/**
 * The state that is shown by itself; null shows all beside each other. What somebody has chosen holds. Before, a phone
 * begins with what has come, a wall has room for all, and anything between shows what is busy.
 */
export function useOnlyColumn(counts: Counts) {
  const isPhone = useMediaQuery('(width < 56rem)', false, AT_ONCE);
  const isWall = useMediaQuery('(width >= 96rem)', false, AT_ONCE);
  const [chosen, choose] = useState<Column | 'all' | null>(null);
  const [busy, setBusy] = useState<Column | null>(null);
  const now = busyColumn(busy, counts);
  if (now !== busy) setBusy(now);
  const only = onlyOf(chosen, isPhone ? 1 : isWall ? null : now, isPhone);
  return { only, isWall, choose };
}

function onlyOf(chosen: Column | 'all' | null, otherwise: Column | null, isPhone: boolean): Column | null {
  if (chosen === 'all') return isPhone ? otherwise : null;
  return chosen ?? otherwise;
}
