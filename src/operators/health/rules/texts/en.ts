/** The figures of a line, as they are written. Empty where it has none. */
export interface Said {
  count: string;
  of: string;
  at: string;
  about: string;
}
/** The lines of the health, on its page and in emails about it. Which there are, and what is said of them, is named here. */
export const healthEn = {
  states: { red: 'Act now', amber: 'Look at it', green: 'Fine' },
  work: {
    payments: 'Open payments',
    refunds: 'Refunds',
    messages: 'Messages',
    prints: 'Tickets and receipts',
    pictures: 'Pictures of other sites',
    emails: 'Emails',
    mailboxes: 'Mailboxes',
    webhooks: 'Webhooks',
    eInvoices: 'E-invoices',
  },
  lines: {
    database: 'Database',
    connections: 'Database connections',
    followers: 'Log of restaurants',
    errors: 'Unexpected errors',
    slow: 'Speed',
    mail: 'Mail server',
    renewals: 'Plans and renewals',
    planGateway: 'Gateway for plans',
    messages: 'SMS and WhatsApp',
    printers: 'Printers',
    certificates: 'Certificates',
    disk: 'Disk',
    backup: 'Backup',
    hourly: 'Hourly work',
  },
  says: {
    inTime: () => 'Everything is done in time.',
    late: ({ count, at }) =>
      `Overdue: ${count}, the oldest since ${at}. Does every process run, and has the database room for its work? Restart one if nothing moves.`,
    failing: ({ count }) =>
      `Failed in the last hour: ${count}. It is tried again automatically. The errors below and the log say why.`,
    answers: ({ count }) => `Answers, and takes ${count} MB.`,
    noAnswer: () =>
      'Has not answered all questions in time, so some of this is missing. Look at its load, its disk and its log.',
    connected: ({ count, of }) => `${count} of ${of} in use.`,
    crowded: ({ count, of }) =>
      `${count} of ${of} in use. Raise max_connections, run fewer processes, or find out who else uses the database.`,
    upToDate: () => 'Tickets, messages and notifications are made from it at once.',
    behind: ({ count, about }) =>
      `${count} entries wait for “${about}”. Does every process run? The errors below and the log say what holds it up.`,
    noErrors: () => 'None in the last hour.',
    errors: ({ count, about }) =>
      `In the last hour: ${count}. Most at: ${about}. The log has each of them with its place in the code.`,
    fast: ({ count, of }) => `${count} of ${of} calls took over a second in the last 15 minutes.`,
    slow: ({ count, of, about }) =>
      `${count} of ${of} calls took over a second in the last 15 minutes. Most at: ${about}. Look at the load of machine and database.`,
    mailTaken: () => 'No email was refused in the last day.',
    mailRefused: ({ count }) =>
      `Emails refused in the last day: ${count}. Check SMTP_URL, MAIL_FROM and the log of the mail server.`,
    mailWaits: ({ count, about }) =>
      `${about} could not be given ${count} emails, which wait and are tried again. Does it run, and does it take our password? Check SMTP_URL.`,
    plansPaid: () => 'No renewal was refused, and no invoice is overdue.',
    chargesRefused: ({ count }) =>
      `Renewals whose charge was refused: ${count}. The owners were told. Restaurants → What is stuck → Plan charge refused lists them.`,
    invoicesOverdue: ({ count }) => `Invoices that are overdue: ${count}. Invoices → Overdue lists them.`,
    gatewayAnswers: () => 'Every charge for a plan was answered.',
    gatewaySilent: ({ count }) =>
      `Charges for plans without an answer for three hours: ${count}. Look at the gateway’s status, and at the keys under Invoices.`,
    noMail: () => 'Emails reach nobody: they wait as files. Set SMTP_URL.',
    messagesTaken: () => 'No message was refused in the last day.',
    messagesRefused: ({ count, about }) =>
      `Messages not taken in the last day: ${count}. By: ${about}. Look at the provider’s status; restaurants see each reason under Messages.`,
    printing: () => 'No ticket waits for a printer.',
    notPrinting: ({ count, of }) =>
      `Printers with tickets that wait: ${count}, restaurants: ${of}. If it is many at once, look at the network; else call them.`,
    certified: ({ count }) => `All hold for more than two weeks. Hosts: ${count}.`,
    ends: ({ about, at }) =>
      `That of ${about} ends on ${at}. Does the proxy renew certificates? Its log says what holds it up.`,
    ended: ({ about, at }) => `That of ${about} ended on ${at}: browsers refuse it. Renew it at the proxy.`,
    unreachable: ({ count, about }) =>
      `No answer from: ${count} (${about}). Do these domains still lead here, and does the proxy have a certificate for them?`,
    diskFree: ({ count, of }) => `${count} of ${of} MB are free.`,
    diskFull: ({ count, of, about }) =>
      `Only ${count} of ${of} MB are free at ${about}. Delete old backups and logs, or enlarge it: without room nothing is saved.`,
    backedUp: ({ at }) => `The last one ended on ${at}.`,
    oldBackup: ({ at }) => `The last one ended on ${at}. Run “npm run backup” daily, and see why it stopped.`,
    noBackup: ({ at }) =>
      `None known since ${at}. Run “npm run backup” daily, or say below that backups are made elsewhere.`,
    ranHourly: ({ at }) =>
      `Last ran on ${at}: renewals, reminders, and what is deleted when its time is over.`,
    notHourly: ({ at }) =>
      `Last ran on ${at}. Plans are not renewed meanwhile. Does a process run? The errors below and the log say what holds it up.`,
    elsewhere: () => 'Made elsewhere, as was said below. Nobody looks at them here.',
  } satisfies Record<string, (said: Said) => string>,
  test: {
    subject: 'A test',
    text: 'This is a test. You are told here when something is wrong with this site.',
  },
};

export type HealthTexts = typeof healthEn;
