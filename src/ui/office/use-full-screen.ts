import { useFullscreenDocument } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';

const CHANGES = ['fullscreenchange', 'webkitfullscreenchange'];

function follow(onChange: () => void): () => void {
  for (const change of CHANGES) document.addEventListener(change, onChange);
  return () => {
    for (const change of CHANGES) document.removeEventListener(change, onChange);
  };
}

/** Older iPads know the name with a prefix alone. */
const isFull = (): boolean => {
  const { fullscreenElement, webkitFullscreenElement } = document as Document & {
    webkitFullscreenElement?: Element | null;
  };
  return Boolean(fullscreenElement ?? webkitFullscreenElement);
};

/** The library's hook says false on each new screen at first, also when the page is full already. */
export function useFullScreen() {
  const { toggle } = useFullscreenDocument();
  return { isFullScreen: useSyncExternalStore(follow, isFull), toggle };
}
