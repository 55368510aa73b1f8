/** Why a printer does not print. Its own messages are never shown as they are. */
export const PRINTER_FAULTS = ['silent', 'paper', 'cover', 'trouble', 'not-here'] as const;
export type PrinterFault = (typeof PRINTER_FAULTS)[number];
/**
 * A broken connection is recorded but shown as `silent`: otherwise the list would tell which ports are open.
 */
export type NotedFault = PrinterFault | 'broken-off';
