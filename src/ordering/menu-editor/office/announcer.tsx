import { createContext, type ReactNode, type RefObject, use, useMemo, useRef, useState } from 'react';

interface Announcing {
  announce: (text: string) => void;
  /** The thing that a key moved last. It gets the focus again when it is rendered in its new place. */
  stepped: RefObject<string | null>;
}

const AnnouncingContext = createContext<Announcing | null>(null);

/** Announces moves to screen readers. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, announce] = useState('');
  const stepped = useRef<string | null>(null);
  const value = useMemo(() => ({ announce, stepped }), []);
  return (
    <AnnouncingContext value={value}>
      {children}
      <p className="visually-hidden" aria-live="assertive" aria-atomic="true">
        {text}
      </p>
    </AnnouncingContext>
  );
}

export function useAnnouncing(): Announcing {
  const announcing = use(AnnouncingContext);
  if (announcing === null) throw new Error('useAnnouncing outside of Announcer');
  return announcing;
}
