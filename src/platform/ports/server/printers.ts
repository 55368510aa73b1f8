export interface LanAddress {
  host: string;
  port: number;
}

/** Printers in the network of this server. */
export interface LanPrinters {
  mayCall(address: LanAddress): boolean;
  /**
   * Resolves when the printer has the job: whether it answers questions. One that has answered before and is silent is
   * sent nothing. Throws a PrinterError otherwise.
   */
  print(printer: LanAddress & { answers: boolean }, bytes: Uint8Array): Promise<boolean>;
}
