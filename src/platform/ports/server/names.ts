/** Asks the DNS. A name that does not answer in time has nothing. */
export interface Names {
  texts(name: string): Promise<string[]>;
  /** The name that stands for this one. */
  aliases(name: string): Promise<string[]>;
  addresses(name: string): Promise<string[]>;
}
