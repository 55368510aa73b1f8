import * as z from 'zod';

const short = z.string().max(200).optional().catch(undefined);

/** What the link to a menu may say; whoever types into the address gets a page and no complaint. */
export const linkQuery = z.object({ men: short, conf: short, iden: short, idel: short });
