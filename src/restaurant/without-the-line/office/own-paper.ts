import type { Paper as Width } from '#kitchen/printing/rules/paper/lay-out.ts';
import type { PrintLine } from '#kitchen/printing/rules/paper/print-line.ts';
import type { Printed } from '#kitchen/printing/rules/printed-here.ts';
import type { OfficeLanguage } from '#platform/language/rules/languages.ts';

/** Something that this device prints by itself, because there was no line. */
export interface OwnPaper {
  id: string;
  /** The command that it belongs to. Empty for a slip of the till. */
  commandId: string;
  printerId: string;
  what: Printed | 'slip';
  orderNo: number | null;
  lines: PrintLine[];
  paper: Width;
  copies: number;
  language: OfficeLanguage;
  madeAt: number;
  /** `begun`: some of it may be on paper, so it is never printed again by itself. */
  state: 'waiting' | 'begun' | 'done';
  /** Whether it did not come out. */
  hasFailed: boolean;
  /** Whether it was printed, or may have been, and somebody wants it again. */
  isCopy: boolean;
}
