import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import styles from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  size: string;
  /** Whether it opens above another dialog. */
  isOnTop?: boolean;
  children: ReactNode;
}

const ON_TOP = 300;

/** Composed of parts, because screen readers take the library's dialog header for a second banner of the page. */
export function Dialog({ isOpen, onClose, title, size, isOnTop = false, children }: DialogProps) {
  const t = useTexts();
  const isPhone = useMediaQuery('(width < 40rem)') ?? false;
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={size}
      fullScreen={isPhone}
      centered
      {...(isOnTop ? { zIndex: ON_TOP } : {})}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t.close} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

export function SidePanel({ isOpen, onClose, title, size, children }: Omit<DialogProps, 'isOnTop'>) {
  const t = useTexts();
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size={size} position="right">
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={styles.head}>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t.close} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
