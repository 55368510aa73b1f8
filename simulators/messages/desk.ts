export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  body: string;
  raw: Buffer;
}

/** A message that somebody would have got. */
export interface Taken {
  provider: string;
  to: string;
  text: string;
  /** What the sender calls it, where it says so. */
  id?: string;
  /** For how long a code is valid, where it is one. */
  minutes?: number;
}

export interface Reply {
  status: number;
  body: object;
  took?: Taken;
}

/** What goes wrong for as long as it is set. */
export type Fault = 'silent' | 'broken' | 'busy';
