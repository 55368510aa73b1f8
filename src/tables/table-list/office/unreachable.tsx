import { useTexts } from '#texts/office/index.ts';
import { Warning } from '#ui/office/notices/warning.tsx';

/** Warns when the link works only on this machine: codes printed with it would be useless elsewhere. */
export function Unreachable({ link }: { link: string }) {
  const t = useTexts();
  const { hostname, host } = new URL(link, window.location.origin);
  if (!/^(localhost|127\..*|\[::1\])$/.test(hostname)) return null;
  return <Warning>{t.tables.unreachable(host)}</Warning>;
}
