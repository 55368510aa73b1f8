import { type BluetoothLink, bluetooth } from './bluetooth.ts';
import type { DeviceLine, Way } from './line.ts';
import { type SerialLink, serial } from './serial.ts';
import { type UsbLink, usb } from './usb.ts';

export type Link = UsbLink | SerialLink | BluetoothLink;
export type WayName = Link['way'];

const WAYS: { [Name in WayName]: Way<Extract<Link, { way: Name }>> } = { usb, serial, bluetooth };

/** The ways that this browser has. Only those of Chromium have any. */
export const waysHere = (): WayName[] =>
  (Object.keys(WAYS) as WayName[]).filter((name) => WAYS[name].isHere());

export const choosePrinter = (way: WayName): Promise<Link | null> => WAYS[way].choose();

export function openLine(link: Link): Promise<DeviceLine> {
  if (link.way === 'usb') return usb.open(link);
  return link.way === 'serial' ? serial.open(link) : bluetooth.open(link);
}
