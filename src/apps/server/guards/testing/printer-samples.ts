import { askOffice, PRINTER, setUpPrinter } from '#kitchen/printing/server/testing/print-scene.ts';
import type { Printable } from '#kitchen/printing/wire/printing.ts';
import { unique } from '#testing/server/test-stores.ts';
import type { World } from './world.ts';

const FORM = 'application/x-www-form-urlencoded';

type Params = Record<string, string>;

/** A printer that calls us, with its address. A store has twenty at most. */
async function printer({ thali, store }: World, kind: 'star' | 'epson' | 'device' = 'star'): Promise<Params> {
  const { body } = await askOffice(thali, store, 'GET', 'printers');
  for (const { _id } of body.printers.slice(0, Math.max(0, body.printers.length - 10)))
    await askOffice(thali, store, 'DELETE', `printers/${_id}`);
  const { id, pollingPath } = await setUpPrinter(thali, store, { kind, name: unique() });
  await askOffice(thali, store, 'POST', `printers/${id}/test`, {});
  return { printerId: id, token: pollingPath.split('/').at(-1) ?? '' };
}

const ofPrinter = async (world: World) => ({ params: await printer(world) });

const printing = (what: Printable) => async (world: World) => ({
  body: { what, printer: (await printer(world)).printerId as string },
});

export const PRINTER_SAMPLES = {
  askForDeviceJob: async (world: World) => ({ params: await printer(world, 'device'), body: {} }),
  endDeviceJob: async (world: World) => ({
    params: { ...(await printer(world, 'device')), jobId: unique() },
    body: { fault: null },
  }),
  '/star/:token': ofPrinter,
  readStarJob: () => ({ query: '?type=text/plain' }),
  endStarJob: () => ({ query: '?code=200' }),
  callFromEpson: async (world: World) => ({
    params: await printer(world, 'epson'),
    body: 'ConnectionType=GetRequest',
    headers: { 'content-type': FORM },
  }),
  addPrinter: async (world: World) => {
    await printer(world);
    return { body: { ...PRINTER, kind: 'star', name: unique() } };
  },
  '/printers/:printerId': ofPrinter,
  changePrinter: () => ({ body: { copies: 2 } }),
  printTillDay: async (world: World) => {
    await askOffice(world.thali, world.store, 'POST', 'till/close', { number: 1 });
    const { printerId = '' } = await printer(world);
    return { params: { dayNumber: '1' }, body: { printer: printerId } };
  },
  changePrintJob: async (world: World) => {
    await printer(world);
    const { body } = await askOffice(world.thali, world.store, 'GET', 'print-jobs');
    return { params: { jobId: body.jobs[0]._id as string }, body: { step: 'retry' } };
  },
  'readPrint/ticket': () => ({ query: '?what=ticket&language=en' }),
  'readPrint/receipt': () => ({ query: '?what=receipt&language=en' }),
  'printOrder/ticket': printing('ticket'),
  'printOrder/receipt': printing('receipt'),
};
