import type { Texts } from '#texts/office/en.ts';
import type { MailList } from '../office-api/mail.ts';
import type { SystemLabel } from '../rules/mailbox.ts';

/** A list that every restaurant has, or one of its own labels. */
export type Place = { system: SystemLabel } | { label: string; name: string };

export const listOf = (place: Place): MailList =>
  'label' in place ? { label: place.label } : { list: place.system === 'drafts' ? 'all' : place.system };

export const nameOfPlace = (place: Place, t: Texts['mail']): string =>
  'label' in place ? place.name : t.labels[place.system];

/** The address of the list, or of a letter opened from it. */
export function pathOfPlace(place: Place, letterId?: string): string {
  const list = 'label' in place ? `label/${place.label}` : place.system;
  return `/app/mail/${list}${letterId === undefined ? '' : `/${letterId}`}`;
}
