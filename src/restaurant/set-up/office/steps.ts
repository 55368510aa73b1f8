import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import type { SetUp } from '../wire/set-up.ts';

export const SET_UP_STEPS = [
  'dishes',
  'order',
  'look',
  'place',
  'types',
  'upi',
  'tables',
  'staff',
  'legal',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** The colour of a new store. */
const FIRST_COLOR = '00AB55';

type Profile = Pick<
  StoreForStaff,
  'logo' | 'primaryColor' | 'address' | 'openingHours' | 'orderConfigs' | 'upi' | 'hasGateway' | 'fssaiNo'
>;

/** Derived from what the store has, so that it does not matter who did a step, or where. */
export function doneSteps(profile: Profile, setUp: SetUp): Set<SetUpStep> {
  const isDone: Record<SetUpStep, boolean> = {
    dishes: setUp.dishes > 0,
    order: setUp.orders > 0,
    look: profile.logo !== null || profile.primaryColor !== FIRST_COLOR,
    place: profile.address.city !== '' && profile.openingHours !== null,
    types: profile.orderConfigs.some(({ active }) => active),
    upi: profile.upi !== null || profile.hasGateway,
    tables: setUp.tables > 0,
    staff: setUp.people > 1,
    legal: profile.fssaiNo !== '',
  };
  return new Set(SET_UP_STEPS.filter((step) => isDone[step]));
}
