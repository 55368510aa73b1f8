import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Opened } from './board-dialogs.tsx';

/** An address that names an order or the unpaid ones opens them, and is the board's own again. */
export function useLinkedOrder(open: (opened: Opened) => void): void {
  const { order, list, view } = useSearch({ from: '/app/dashboard' });
  const navigate = useNavigate();
  useEffect(() => {
    if (order === undefined && list === undefined) return;
    open(order === undefined ? { what: 'unpaid' } : { what: 'order', id: order });
    void navigate({ to: '/app/dashboard', search: view ? { view } : {}, replace: true });
  }, [order, list, view, open, navigate]);
}
