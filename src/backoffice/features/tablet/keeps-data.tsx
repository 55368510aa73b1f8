import { useEffect, useState } from 'react';
import { keepsData } from '../../device/kept-office.ts';
import { useTexts } from '../../texts/index.ts';

/** What the browser has answered when it was asked not to delete what this tablet keeps. */
export function KeepsData({ className }: { className: string | undefined }) {
  const { tablets: t } = useTexts();
  const [keeps, setKeeps] = useState<boolean | null>(null);
  useEffect(() => {
    void keepsData().then(setKeeps);
  }, []);
  return keeps !== null && <p className={className}>{keeps ? t.keepsData : t.mayDelete}</p>;
}
