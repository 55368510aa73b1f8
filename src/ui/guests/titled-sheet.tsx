import { type ComponentProps, useId } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { Sheet } from '#ui/shared/sheet/sheet.tsx';
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
