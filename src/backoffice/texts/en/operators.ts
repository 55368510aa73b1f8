import type { OperatorRole } from '#domain/operators/roles.ts';

/** Who runs the site, and what they have done. */
export const operatorsEn = {
  roles: {
    OWNER: 'Owner',
    SUPPORT: 'Support',
    FINANCE: 'Finance',
    READER: 'Reader',
  } as Record<OperatorRole, string>,
  lookOnly: (roles: string) => `You can look at this screen. Changing it is for: ${roles}.`,
  people: {
    title: 'Operators',
    lead: 'Who runs this site with you. Nobody changes their own role, so one owner always stays.',
    failed: 'Operators can’t be loaded right now',
    you: 'You',
    since: (day: string) => `since ${day}`,
    seen: (when: string) => `Last seen ${when}`,
    notSeen: 'Not signed in',
    noSecondStep: 'No two-step sign-in yet',
    may: {
      OWNER: 'Everything on these screens',
      SUPPORT: 'Restaurants: suspend, hand over, close, tell, look in when an owner allows it',
      FINANCE: 'Plans of restaurants and invoices',
      READER: 'Looks, changes nothing',
    } as Record<OperatorRole, string>,
    change: 'Change role',
    changeOf: (name: string) => `Change role: ${name}`,
    changed: (name: string, role: string) => `${name}: ${role}.`,
    role: 'Role',
    invite: 'Invite an operator',
    inviteHint:
      'They get an email with a link that works once, for 7 days. Before they see anything, they set up two-step sign-in.',
    email: 'Email address',
    send: 'Send invite',
    sent: (email: string) => `The invite went to ${email}.`,
    notSent: (email: string) =>
      `No email could be sent to ${email}. Check the mail server, then invite again.`,
    open: 'Pending invites',
    invited: (role: string, by: string, day: string) => `${role} · invited by ${by} · until ${day}`,
    revoke: 'Cancel invite',
    revokeOf: (email: string) => `Cancel invite: ${email}`,
    revoked: (email: string) => `The link for ${email} no longer works.`,
    join: {
      title: (site: string) => `Help to run ${site}`,
      lead: (by: string, role: string) => `${by} invited you. Your role: ${role}.`,
      known: (email: string) => `You will sign in as ${email}, with the password that you have.`,
      fresh: (email: string) => `You will sign in as ${email}.`,
      accept: 'Accept',
      done: 'You are an operator now',
      doneLead: 'Sign in, and set up two-step sign-in if you don’t have it yet.',
    },
  },
};
