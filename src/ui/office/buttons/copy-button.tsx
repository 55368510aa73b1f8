import { useTimeout } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { copyText } from '#ui/shared/copy-text.ts';
import { TickIcon } from '../icons.tsx';
import { Button } from './button.tsx';

const TOLD_MS = 2_500;

interface CopyButtonProps {
  text: string;
  look?: 'main' | 'plain';
  icon?: ReactNode;
  children: ReactNode;
}

/** Copies a text, and shows for a moment that it did. */
export function CopyButton({ text, look = 'plain', icon, children }: CopyButtonProps) {
  const t = useTexts();
  const [isCopied, setCopied] = useState(false);
  const { start: forgetLater } = useTimeout(() => setCopied(false), TOLD_MS);
  const copy = async () => {
    setCopied(await copyText(text));
    forgetLater();
  };
  return (
    <Button look={look} icon={isCopied ? <TickIcon size={18} /> : icon} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? t.copied : children}</span>
    </Button>
  );
}
