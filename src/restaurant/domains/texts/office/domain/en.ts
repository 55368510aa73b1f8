export const domainEn = {
  title: 'Your own domain',
  lead: 'Guests open your menu at your own web address, such as menu.their-place.in.',
  name: 'Domain',
  nameHint: 'One that you own, or a part of it.',
  another: 'Another domain',
  anotherHint: (domain: string) =>
    `${domain} goes on as it is until the new one is live. Then it leads guests there, and printed codes go on working.`,
  use: 'Use this domain',
  taken: 'Another restaurant here already uses this domain.',
  none: 'None yet',
  states: { waiting: 'Waiting for its records', proved: 'Yours, not leading here yet', live: 'Live' },
  hints: {
    waiting: 'Add the records below. We look for them each hour for a week, or now.',
    proved: 'We have found the TXT record. Now the first record has to lead guests here.',
    live: 'Links, messages and new posters use it. Your old link and printed codes lead there. Keep its TXT record: we look for it each day.',
  },
  leadsTo: (domain: string) => `Leads to ${domain}`,
  leadsHint: (domain: string) =>
    `Guests who open it, or scan a code that was printed with it, come to ${domain}. Keep its TXT record: we look for it each day.`,
  missing: (day: string) =>
    `Its TXT record is missing. Add it again: without it, this domain and codes printed with it stop on ${day}.`,
  records: 'Records for your domain',
  recordsHint:
    'Add them all where you manage your domain. It may take an hour until they are seen. If CNAME is not possible for this name, use ALIAS or ANAME.',
  recordName: (type: string) => `${type}: name`,
  recordValue: (type: string) => `${type}: value`,
  copy: (what: string) => `Copy ${what}`,
  check: 'Check now',
  checked: {
    waiting: 'The TXT record isn’t there yet',
    proved: 'The domain doesn’t lead here yet',
    live: 'Your domain is live',
  },
  remove: 'Remove domain…',
  removeTitle: (domain: string) => `Stop using ${domain}?`,
  removeLead: 'Links with this domain will stop working. Your menu stays at its usual link.',
  removeCodes: (day: string) =>
    `Codes on your tables that were made since ${day} begin with it. Whoever scans one will read that no restaurant is there. Print new codes first.`,
  removeNow: 'Remove domain',
};
