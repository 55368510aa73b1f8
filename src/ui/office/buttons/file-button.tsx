import type { ComponentProps, ReactNode } from 'react';
import styles from './file-button.module.css';

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'accept' | 'disabled' | 'multiple'> {
  look?: 'main' | 'plain';
  /** Whether a camera takes the picture. */
  isCamera?: boolean;
  children: ReactNode;
  onChoose: (files: File[]) => Promise<void>;
}

/** A button that asks for files. Nothing is called where none is chosen. */
export function FileButton({
  look = 'plain',
  isCamera = false,
  children,
  onChoose,
  ...input
}: FileButtonProps) {
  return (
    <label className={`${styles.button} ${styles[look]} ${isCamera ? styles.camera : ''}`}>
      {children}
      <input
        {...input}
        type="file"
        className="visually-hidden"
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the same file be chosen again.
          target.value = '';
          if (files.length > 0) void onChoose(files);
        }}
      />
    </label>
  );
}
