import { type ComponentProps, useId } from 'react';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './titled-sheet.module.css';

interface Props extends Omit<ComponentProps<typeof Sheet>, 'closeLabel' | 'labelledBy' | 'heading'> {
  title: string;
}

export function TitledSheet({ title, ...sheet }: Props) {
  const { common } = useTexts();
  const id = useId();
  return (
    <Sheet
      closeLabel={common.close}
      labelledBy={id}
      heading={
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      }
      {...sheet}
    />
  );
}
