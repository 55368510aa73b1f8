/** Of a table of stores, whose rows are made anew where they are missed. */
export const MADE_ANEW: ReadonlySet<string> = new Set(['rendered_pages']);

type Fate =
  /** Rows with the store's id go along when it opens at its new place. Here they are erased. */
  | 'goes'
  /** Goes along, and stays here too: it finds the store when somebody asks the old place. */
  | 'finds'
  /** Goes along with an account that is not known at the new place. */
  | 'of people'
  /** Goes along where a row names it. */
  | 'pictures'
  | 'stays';

/** What becomes of the tables that belong to no store when one moves. */
export const FATES: Record<string, Fate> = {
  accounts: 'of people',
  sessions: 'of people',
  account_totp: 'of people',
  recovery_codes: 'of people',
  presences: 'of people',
  notification_settings: 'of people',
  memberships: 'goes',
  store_routes: 'finds',
  own_domains: 'goes',
  store_domains: 'goes',
  store_listings: 'goes',
  store_use: 'goes',
  log_followers: 'goes',
  payment_due: 'goes',
  refunds_due: 'goes',
  message_due: 'goes',
  mail_due: 'goes',
  picture_due: 'goes',
  print_due: 'goes',
  picture_masters: 'pictures',
  // Links in emails lead to the old place, and work there.
  account_tokens: 'stays',
  emails_due: 'stays',
  otp_numbers: 'stays',
  recent_stores: 'stays',
  limit_counts: 'stays',
  moved_stores: 'stays',
  demo_stores: 'stays',
  // The books of who runs the program, and what they have decided.
  invoices: 'stays',
  invoice_numbers: 'stays',
  invoice_settings: 'stays',
  plans: 'stays',
  brand: 'stays',
  announcements: 'stays',
  site_settings: 'stays',
  sign_up_invitations: 'stays',
  instance: 'stays',
  migrations: 'stays',
  migration_lease: 'stays',
};

export const tablesThat = (fate: Fate): string[] =>
  Object.keys(FATES).filter((table) => FATES[table] === fate);
