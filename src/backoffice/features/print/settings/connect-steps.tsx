import type { PrinterKind } from '#domain/api/printing.ts';
import { Guide, Step } from '../../../components/settings/guide.tsx';
import { useTexts } from '../../../texts/index.ts';

/** The steps to set up a printer of this kind. */
export function ConnectSteps({ kind }: { kind: PrinterKind }) {
  const { printing: t } = useTexts();
  return (
    <Guide>
      {t.steps[kind].map((text) => (
        <Step key={text} text={text} />
      ))}
    </Guide>
  );
}
