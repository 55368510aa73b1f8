export interface LanAddress {
  host: string;
  port: number;
}

/** Printers in the network of this server. */
export interface LanPrinters {
  mayCall(address: LanAddress): boolean;
  /** Resolves when the printer has the job. Throws a PrinterError otherwise. */
  print(address: LanAddress, bytes: Uint8Array): Promise<void>;
}
