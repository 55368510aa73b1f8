import { lazy, Suspense, useState } from 'react';
import { hasChosenLanguage } from '../state/language.ts';
import { useLanguage } from '../texts/use-texts.ts';
import { useHasRun } from './has-run.ts';
import { LoadBoundary } from './load-boundary.tsx';

const LanguageOffer = lazy(async () => ({
  default: (await import('../features/menu/frame/language-offer.tsx')).LanguageOffer,
}));

/** On a phone in Hindi, until a language is chosen. The server's page is the same for all, and English at first. */
export function LanguageHint() {
  const { locale } = useLanguage();
  const hasRun = useHasRun();
  const [isDismissed, setDismissed] = useState(false);
  if (!hasRun || isDismissed || locale !== 'en') return null;
  if (!navigator.language.startsWith('hi') || hasChosenLanguage()) return null;
  return (
    <LoadBoundary instead={null}>
      <Suspense>
        <LanguageOffer onDismiss={() => setDismissed(true)} />
      </Suspense>
    </LoadBoundary>
  );
}
