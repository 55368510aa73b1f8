import type { ReactNode } from 'react';
import { Button } from '#ui/office/buttons/button.tsx';
import { CopyButton } from '#ui/office/buttons/copy-button.tsx';
import common from '#ui/office/common.module.css';
import styles from './keys.module.css';

interface MadeSecretProps {
  secret: string;
  words: { secretLead: string; copy: string; done: string };
  onClose: () => void;
  children: ReactNode;
}

/** What was made, and nobody sees again. */
export function MadeSecret({ secret, words, onClose, children }: MadeSecretProps) {
  return (
    <div className={styles.form}>
      <p>{words.secretLead}</p>
      <code className={common.copied}>{secret}</code>
      <CopyButton text={secret} look="main">
        {words.copy}
      </CopyButton>
      {children}
      <Button onClick={onClose}>{words.done}</Button>
    </div>
  );
}
