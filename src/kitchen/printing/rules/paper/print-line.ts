/** A line to print, independent of the width of the paper. */
export type PrintLine =
  | TextLine
  | { kind: 'rule' }
  | { kind: 'gap' }
  | { kind: 'qr'; text: string }
  /** Opens the cash drawer that hangs on the printer. */
  | { kind: 'drawer' };

export interface TextLine {
  kind: 'text';
  text: string;
  /** Stands before the text. Further lines are indented by its width. */
  lead?: string | undefined;
  /** At the right edge, for amounts. */
  right?: string | undefined;
  centred?: true | undefined;
  bold?: true | undefined;
  /** White on black, for what must not be overlooked. */
  inverse?: true | undefined;
  /** `tall` doubles the height, `large` the width as well. */
  size?: 'tall' | 'large' | undefined;
}

export const text = (content: string, look: Omit<TextLine, 'kind' | 'text'> = {}): TextLine => ({
  kind: 'text',
  text: content,
  ...look,
});

export const RULE: PrintLine = { kind: 'rule' };
export const GAP: PrintLine = { kind: 'gap' };
export const DRAWER: PrintLine = { kind: 'drawer' };
