import type { Admission } from '../../../rules/sitting.ts';

/** How tables order together. */
export const sittingsEn = {
  title: 'Tables that order together',
  lead: 'Guests at a table share one cart and one bill, each on their own phone. Nothing here needs a change to begin.',
  on: 'On',
  off: 'Off: each order stands alone',
  isOn: 'Guests at a table order together',
  isOnHint:
    'Rounds add up to one bill, and guests can pay it in parts. When off, each order is paid on its own.',
  types: 'For which order types?',
  typesHint: 'At tables with another type, each order stands alone.',
  joining: 'Joining a table',
  admission: 'Who lets a second phone in?',
  admissions: {
    ask: 'Someone at the table, or the staff',
    code: 'Only the four digits that phones at the table show',
    everybody: 'Everybody who scans the code',
  } satisfies Record<Admission, string>,
  admissionHints: {
    ask: 'One tap on a phone that is in. The four digits work too.',
    code: 'Strangers with a photo of the sticker can’t order. You open each table on the floor and tell its code.',
    everybody: 'The quickest, where strangers are no worry.',
  } satisfies Record<Admission, string>,
  isOpenedByStaff: 'Only the staff open a table',
  isOpenedByStaffHint: 'Guests who scan a free table are asked to call someone.',
  calls: 'What guests can call for',
  callsHint: 'A call rings on the board and on the floor until someone takes it.',
  ownCall: 'In your own words',
  ownCallHint: 'Such as High chair or Parking ticket.',
  addCall: 'Add your own',
  removeCall: (label: string) => `Remove ${label}`,
  tips: 'Tips',
  tipsHint:
    'Percentages that guests are offered when they pay. None is chosen beforehand. Without any, nobody is asked.',
  tip: (number: number) => `Choice ${number} (%)`,
  addTip: 'Add a percentage',
  removeTip: (percent: number) => `Remove ${percent} %`,
};
