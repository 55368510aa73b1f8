import { qrPath } from '#ui/shared/qr-path.ts';
import { type BillContent, portionsOf, sheetOf } from '../../rules/bill-sheet.ts';
import styles from './bill-sheet.module.css';

/** A bill as it is printed, in English and on white in every language and theme. */
export function BillSheet({ content }: { content: BillContent }) {
  const sheet = sheetOf(content);
  return (
    <article className={styles.sheet} lang="en" aria-label={`${sheet.title} ${content.number}`}>
      <header className={styles.head}>
        <p className={styles.name}>{sheet.name}</p>
        {sheet.supplier.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <h3 className={styles.title}>
          {sheet.title} · <span lang="hi">{sheet.hindiTitle}</span>
        </h3>
        {sheet.declaration && <p>{sheet.declaration}</p>}
      </header>
      <dl className={styles.facts}>
        {sheet.facts.map(({ label, text }) => (
          <div key={label} data-long={/\S{40}/.test(text) || undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.lines}>
        {sheet.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish can be ordered twice, and bills don't change
          <li key={at}>
            <span>
              {line.label}
              <small>{[line.note, portionsOf(line)].filter(Boolean).join(' · ')}</small>
            </span>
            <span>{line.amount}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sheet.sums.map(({ label, text, isTotal }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two charges may have the same name
          <div key={at} className={isTotal ? styles.total : ''}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>{sheet.words}</p>
      {sheet.footer && <p className={styles.words}>{sheet.footer}</p>}
      {sheet.signedQr && <Code text={sheet.signedQr} />}
    </article>
  );
}

function Code({ text }: { text: string }) {
  const { size, path } = qrPath(text, 'medium');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img">
      <title>Signed e-invoice</title>
      <path d={path} />
    </svg>
  );
}
