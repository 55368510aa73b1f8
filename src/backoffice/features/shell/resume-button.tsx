import { Button } from '../../parts/button.tsx';
import { PlayIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { RESUME } from './pausing.ts';
import { usePause } from './use-pause.ts';

export function ResumeButton({ className = '' }: { className?: string | undefined }) {
  const t = useTexts();
  const { change, isPending } = usePause();
  return (
    <Button
      look="main"
      className={className}
      icon={<PlayIcon size={18} />}
      isBusy={isPending}
      onClick={() => change(RESUME)}
    >
      {t.pause.resume}
    </Button>
  );
}
