import { useTexts } from '#texts/office/index.ts';
import { Guide, Step } from '#ui/office/settings/guide.tsx';
import type { PrinterKind } from '../../wire/printing.ts';

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
