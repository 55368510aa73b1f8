/** What is printed, before anybody knows how wide the paper is. */
export type PrintLine = TextLine | { kind: 'rule' } | { kind: 'gap' } | { kind: 'qr'; text: string };

export interface TextLine {
  kind: 'text';
  text: string;
  /** Stands before the text, and what does not fit into the line goes on behind it. */
  lead?: string;
  /** At the other edge: money. */
  right?: string;
  centred?: true;
  bold?: true;
  /** White on black: what must not be overlooked. */
  inverse?: true;
  /** tall: twice as high; large: twice as wide too. */
  size?: 'tall' | 'large';
}

export const text = (content: string, look: Omit<TextLine, 'kind' | 'text'> = {}): TextLine => ({
  kind: 'text',
  text: content,
  ...look,
});

export const RULE: PrintLine = { kind: 'rule' };
export const GAP: PrintLine = { kind: 'gap' };
