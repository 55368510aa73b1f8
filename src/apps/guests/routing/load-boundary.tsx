import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { showToast } from '#platform/phone/guests/state/toasts.ts';
import { LoadingPage, NotLoadedPage } from './plain-pages.tsx';
import { useHasRun } from './use-has-run.ts';

interface Props {
  /** Shown if the children could not be loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the page alive when the script of a component fails to load. */
export class LoadBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Says that a sheet or dialog could not be loaded, and closes it. */
export function NotLoaded({ onClose }: { onClose: () => void }) {
  const { common } = useTexts();
  useEffect(() => {
    showToast(common.noNetwork, 'error');
    onClose();
  }, [common, onClose]);
  return null;
}

interface LazyPageProps {
  page: LazyExoticComponent<ComponentType>;
  title?: string;
}

/** A page whose script is loaded on demand. The server renders the same loading page. */
export function LazyPage({ page: Page, title }: LazyPageProps) {
  const hasRun = useHasRun();
  if (!hasRun) return <LoadingPage title={title} />;
  return (
    <LoadBoundary fallback={<NotLoadedPage />}>
      <Suspense fallback={<LoadingPage title={title} />}>
        <Page />
      </Suspense>
    </LoadBoundary>
  );
}
