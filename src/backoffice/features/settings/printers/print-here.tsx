import { Card } from '../../../parts/card.tsx';
import { TestPrintLink } from '../../../parts/printers/test-print-link.tsx';
import { useTexts } from '../../../texts/index.ts';

/** Printing without a printer of the store: by whatever this device can print on. */
export function PrintHere() {
  const { printing: t } = useTexts();
  return (
    <Card title={t.here} hint={t.hereHint}>
      <TestPrintLink />
    </Card>
  );
}
