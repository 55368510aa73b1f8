import { useLocalStorage } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type View, viewOf } from './views.ts';

/** The layout that the address asks for; without one, what this device showed last. */
export function useView() {
  const { view: asked } = useSearch({ from: '/app/dashboard' });
  const navigate = useNavigate();
  const [remembered, remember] = useLocalStorage<string>({
    key: 'thali.board.view',
    defaultValue: 'columns',
    getInitialValueInEffect: false,
  });
  const view = viewOf(asked, remembered);
  useEffect(() => remember(view), [view, remember]);
  const show = (next: View) => void navigate({ to: '/app/dashboard', search: { view: next }, replace: true });
  return { view, show };
}
