import type { SetUp } from '#domain/api/set-up.ts';
import type { StoreForStaff } from '#domain/api/store.ts';

export const STEPS = [
  'dishes',
  'look',
  'place',
  'types',
  'upi',
  'tables',
  'staff',
  'order',
  'legal',
] as const;
export type Step = (typeof STEPS)[number];

/** What a store is made with, until somebody chooses a colour. */
const FIRST_COLOR = '00AB55';

type Profile = Pick<
  StoreForStaff,
  'logo' | 'primaryColor' | 'address' | 'openingHours' | 'orderConfigs' | 'upi' | 'hasGateway' | 'fssaiNo'
>;

/** Told from what the store has, so that it is right whoever did it, and wherever. */
export function doneSteps(profile: Profile, setUp: SetUp): Set<Step> {
  const isDone: Record<Step, boolean> = {
    dishes: setUp.dishes > 0,
    look: profile.logo !== null || profile.primaryColor !== FIRST_COLOR,
    place: profile.address.city !== '' && profile.openingHours !== null,
    types: profile.orderConfigs.some(({ active }) => active),
    upi: profile.upi !== null || profile.hasGateway,
    tables: setUp.tables > 0,
    staff: setUp.people > 1,
    order: setUp.orders > 0,
    legal: profile.fssaiNo !== '',
  };
  return new Set(STEPS.filter((step) => isDone[step]));
}
