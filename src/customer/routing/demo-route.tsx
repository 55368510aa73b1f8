import { useBoot } from '../boot.ts';
import { DemoPage } from '../features/places/demo-page.tsx';
import { UnreadPage } from './unread-page.tsx';

/** The demo stores, as the server has listed them. */
export function DemoRoute() {
  const { model } = useBoot();
  return model.kind === 'demo' ? <DemoPage stores={model.stores} /> : <UnreadPage />;
}
