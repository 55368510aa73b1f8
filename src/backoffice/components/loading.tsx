import { useTexts } from '../texts/index.ts';

interface LoadingProps {
  /** Whether it replaces the whole page. */
  isPage?: boolean;
}

export function Loading({ isPage = false }: LoadingProps) {
  const { loading } = useTexts();
  return (
    <p className={isPage ? 'centred' : undefined} role="status" data-loading>
      {loading}
    </p>
  );
}
