import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

/** An address that names an order opens it, and is the board's own again. */
export function useLinkedOrder(open: (orderId: string) => void): void {
  const { order, view } = useSearch({ from: '/app/dashboard' });
  const navigate = useNavigate();
  useEffect(() => {
    if (order === undefined) return;
    open(order);
    void navigate({ to: '/app/dashboard', search: view ? { view } : {}, replace: true });
  }, [order, view, open, navigate]);
}
