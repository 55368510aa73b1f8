import { qrPath } from '#ui/shared/qr-path.ts';
import type { PrintView } from '../wire/printing.ts';
import styles from './print-page.module.css';

type Line = PrintView['lines'][number];

/** A line as a receipt printer prints it, in a font of this machine. */
export function PrintedLine({ line }: { line: Line }) {
  if (line.kind === 'drawer') return null;
  if (line.kind === 'rule') return <hr className={styles.rule} />;
  if (line.kind === 'gap') return <div className={styles.gap} />;
  if (line.kind === 'qr') return <Code text={line.text} />;
  const { lead = '', text, right } = line;
  const indent = lead.length - lead.trimStart().length;
  const classes = [
    styles.line,
    line.centred && styles.centred,
    line.bold && styles.bold,
    line.inverse && styles.inverse,
    line.size && styles[line.size],
    indent > 0 && styles.indented,
  ];
  return (
    <p className={classes.filter(Boolean).join(' ')}>
      <span>
        {lead.trimStart()}
        {text}
      </span>
      {right && <span className={styles.right}>{right}</span>}
    </p>
  );
}

function Code({ text }: { text: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
