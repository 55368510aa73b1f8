import { useEffect, useRef, useState } from 'react';
import { PREVIEW_READY, type PreviewDraft } from '#ordering/menu-editor/wire/preview.ts';
import type { Language } from '#platform/language/rules/languages.ts';

interface GuestFrameProps {
  className: string | undefined;
  title: string;
  language: Language;
  /** Null until the guests' page has been fetched. */
  draft: PreviewDraft | null;
  /** Makes it a picture, which can't be operated. */
  isPicture?: boolean;
}

/** The guests' page in a frame. Each edit sends it the new draft. */
export function GuestFrame({ className, title, language, draft, isPicture = false }: GuestFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (isOurs && data === PREVIEW_READY) setLoads((count) => count + 1);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (loads > 0 && draft) frame.current?.contentWindow?.postMessage(draft, location.origin);
  }, [loads, draft]);
  return (
    <iframe
      ref={frame}
      className={className}
      src={`/menu/preview?lang=${language}`}
      title={title}
      inert={isPicture}
    />
  );
}
