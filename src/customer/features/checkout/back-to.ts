import { useLocation } from 'wouter';

interface Entry {
  index: number;
  url: string | null;
}

/** Of https://html.spec.whatwg.org/#navigation-api, which not every browser has. */
interface WithNavigation {
  navigation?: { currentEntry: Entry | null; entries: () => Entry[] };
}

/** To a page: back to it where the guest has just come from there, so that it stands where it stood. */
export function useBackTo(path: string): () => void {
  const [, navigate] = useLocation();
  return () => {
    const { navigation } = window as unknown as WithNavigation;
    const at = navigation?.currentEntry?.index ?? 0;
    const before = navigation?.entries()[at - 1]?.url;
    if (before && new URL(before).pathname === new URL(path, before).pathname) window.history.back();
    else navigate(path);
  };
}
