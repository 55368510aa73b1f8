import { openOffice } from './open-office.ts';
import { FOUR, type Scene } from './scene.ts';
import { asOwner, readStore } from './staff.ts';
import type { Visitor } from './visitor.ts';

const CREW = [
  { email: 'vikram.menon@example.in', role: 'MANAGER', name: 'Vikram Menon', phone: '+91 99000 12345' },
  { email: 'meera.iyer@example.in', role: 'STAFF', name: 'Meera Iyer', phone: '+91 98860 55512' },
  { email: 'ravi.kumar@example.in', role: 'KITCHEN', name: 'Ravi Kumar', phone: '' },
];
const INVITED = { email: 'farah.khan@example.in', role: 'STAFF' };

/** Adds staff to the small restaurant and invites one more person. Returns the invitation's path. */
async function hireCrew(visitor: Visitor): Promise<string> {
  const { storeId } = await readStore(visitor, 'udupi-tiffin');
  const at = `/api/stores/${storeId}`;
  const { people } = await asOwner(visitor, 'GET', `${at}/people`);
  for (const { email, role, name, phone } of people.length > 1 ? [] : CREW) {
    const { link } = await asOwner(visitor, 'POST', `${at}/invitations`, { email, role });
    const body = { token: link.split('token=')[1], name, phone, password: visitor.password };
    await asOwner(visitor, 'POST', '/api/invitations/account', body);
  }
  const { link } = await asOwner(visitor, 'POST', `${at}/invitations`, INVITED);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

const office = (path: string, open?: string) => async (visitor: Visitor) => {
  await hireCrew(visitor);
  await openOffice(visitor, `/app/management/user/${path}`, 'Udupi Tiffin Room');
  if (open) await visitor.page.getByRole('button', { name: open, exact: true }).click();
};

export const people: Scene[] = [
  {
    name: 'invitation',
    looks: FOUR,
    arrange: async (visitor) => void (await visitor.page.goto(await hireCrew(visitor))),
  },
  { name: 'staff', looks: FOUR, arrange: office('list') },
  { name: 'staff-invite', looks: FOUR, arrange: office('list', 'Invite') },
  {
    name: 'staff-with-pin',
    looks: FOUR,
    async arrange(visitor) {
      await office('list', 'Invite')(visitor);
      await visitor.page.getByRole('button', { name: 'With a PIN' }).click();
    },
  },
  { name: 'staff-role', looks: FOUR, arrange: office('list', 'Change Ravi Kumar') },
  { name: 'staff-cards', looks: FOUR, arrange: office('card') },
  { name: 'profile', looks: FOUR, arrange: office('profile') },
];
