import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#texts/office/index.ts';
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
  const content = useEscape(isOpen, onClose);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={size}
      fullScreen={isPhone}
      closeOnEscape={false}
      centered
      {...(isOnTop ? { zIndex: ON_TOP } : {})}
    >
      <Modal.Overlay />
      <Modal.Content ref={content}>
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
  const content = useEscape(isOpen, onClose);
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size={size} position="right" closeOnEscape={false}>
      <Drawer.Overlay />
      <Drawer.Content ref={content}>
        <div className={styles.head}>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t.close} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Closes the uppermost of several dialogs alone. The library would close all of them. */
function useEscape(isOpen: boolean, onClose: () => void): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || isForMenu(event.target)) return;
    const uppermost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    if (uppermost !== undefined && uppermost === content.current) onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [isOpen]);
  return content;
}

/** Whether the key closes an open menu, which marks itself so. */
function isForMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}
