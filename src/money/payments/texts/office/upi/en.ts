/** Where guests pay by UPI. */
export const upiEn = {
  title: 'UPI',
  hint: 'Guests scan and pay straight into your bank account. Your staff confirm it. No gateway, no fee.',
  vpa: 'UPI ID',
  vpaHint:
    'All UPI payments go to this ID: compare it letter by letter with your app. Leave blank to turn off UPI.',
  vpaFault: 'A UPI ID, such as saffronstreet@upi.',
  unverified:
    'Not saved: please verify your email first. Open the link we sent you, or resend it at the top of this page.',
  name: 'Account name',
  nameHint: 'As at your bank. The guest’s app shows it before they pay.',
  nameFault: (most: number) => `The account name, ${most} characters at most.`,
  save: 'Save UPI ID',
  cancel: 'Cancel',
  savedNow: 'Saved. Guests see the code on their order page.',
  removedNow: 'UPI is turned off.',
  changeTitle: (vpa: string) => `Send guests’ payments to ${vpa}?`,
  change: 'Change UPI ID',
  changeLead: (vpa: string) => `So far they went to ${vpa}. Codes on guests’ screens change at once.`,
  removeTitle: 'Turn off UPI?',
  remove: 'Turn off UPI',
  removeLead: 'Guests no longer see a code. You can still confirm payments they have reported.',
  tryIt: 'Test it: scan this with your own app, pay ₹1 and check that it arrives.',
  tryAlt: 'Code to pay one rupee to your own account',
  changed: (name: string, time: string) => `Last changed by ${name}, ${time}`,
};
