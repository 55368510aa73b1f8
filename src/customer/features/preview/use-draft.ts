import { useEffect, useState } from 'react';
import { PREVIEW_READY, type PreviewDraft, previewDraft } from '#domain/api/preview.ts';
import { enclose } from './enclose.ts';

/** What the back office around this page has handed over last; null until then. */
export function useDraft(): PreviewDraft | null {
  const [draft, setDraft] = useState<PreviewDraft | null>(null);
  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== window.parent) return;
      const parsed = previewDraft.safeParse(data);
      if (parsed.success) setDraft(parsed.data);
    };
    enclose();
    window.addEventListener('message', take);
    window.parent.postMessage(PREVIEW_READY, location.origin);
    return () => window.removeEventListener('message', take);
  }, []);
  return draft;
}
