import type { NotedFault } from '#domain/api/printing.ts';

export interface LanAddress {
  host: string;
  port: number;
}

export class PrinterError extends Error {
  readonly fault: NotedFault;
  /** Whether some of the job may be on paper. */
  readonly hasBegun: boolean;
  constructor(fault: NotedFault, hasBegun: boolean) {
    super(`The printer: ${fault}`);
    this.fault = fault;
    this.hasBegun = hasBegun;
  }
}

/** Printers in the network of this server. */
export interface LanPrinters {
  mayCall(address: LanAddress): boolean;
  /** Resolves when the printer has the job. Throws a PrinterError otherwise. */
  print(address: LanAddress, bytes: Uint8Array): Promise<void>;
}
