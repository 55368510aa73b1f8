import { Dialog } from '../../parts/dialog.tsx';
import { StoreLink } from '../../parts/store-link.tsx';
import { useTexts } from '../../texts/index.ts';

interface QrDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function QrDialog({ isOpen, onClose }: QrDialogProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="26rem" title={t.shell.qrTitle}>
      <StoreLink look="below" />
    </Dialog>
  );
}
