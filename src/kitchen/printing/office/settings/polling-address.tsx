import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { qrPath } from '#ui/shared/qr-path.ts';
import type { PrinterKind } from '../../wire/printing.ts';
import { ConnectSteps } from './connect-steps.tsx';
import styles from './printers.module.css';

export interface Connecting {
  name: string;
  kind: PrinterKind;
  address: string;
}

interface PollingAddressProps {
  connecting: Connecting | null;
  onClose: () => void;
}

/** The address that the printer has to be set to. It is shown only once. */
export function PollingAddress({ connecting, onClose }: PollingAddressProps) {
  const { printing: t } = useTexts();
  return (
    <Dialog
      isOpen={connecting !== null}
      onClose={onClose}
      size="32rem"
      title={connecting && t.addressTitle(connecting.name)}
    >
      {connecting && <Address connecting={connecting} onClose={onClose} />}
    </Dialog>
  );
}

function Address({ connecting, onClose }: { connecting: Connecting; onClose: () => void }) {
  const { printing: t } = useTexts();
  const { kind, address } = connecting;
  const code = qrPath(address);
  return (
    <div className={styles.connect}>
      <p>{t.addressLead}</p>
      <p className={styles.address} translate="no">
        {address}
      </p>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t.addressCode}
      >
        <path d={code.path} />
      </svg>
      <ConnectSteps kind={kind} />
      <div className={styles.steps}>
        <CopyButton look="main" text={address}>
          {t.copyAddress}
        </CopyButton>
        <Button onClick={onClose}>{t.done}</Button>
      </div>
    </div>
  );
}
