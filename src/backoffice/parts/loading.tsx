import { useTexts } from '../texts/index.ts';

interface LoadingProps {
  /** In place of the whole page, and not of a part of it. */
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
