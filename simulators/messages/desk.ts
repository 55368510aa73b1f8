export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  body: string;
  raw: Buffer;
}

export interface Taken {
  provider: string;
  to: string;
  text: string;
  /** The sender's own id, if any. */
  id?: string;
  /** Validity of a code. */
  minutes?: number;
}

export interface Reply {
  status: number;
  body: object;
  took?: Taken;
}

/** A fault to simulate until it is reset. */
export type Fault = 'silent' | 'broken' | 'busy';
