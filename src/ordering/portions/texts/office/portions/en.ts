export const portionsEn = {
  left: (count: number) => (count === 0 ? 'None left' : `${count} left`),
  count: 'Count portions…',
  countOf: (dish: string) => `Portions of ${dish}`,
  leftNow: 'Left now',
  leftNowHint: 'Each order takes its portions. At zero the dish is sold out.',
  usual: 'Each morning (optional)',
  usualHint: 'The count begins with it at 4 am. Without it, only today is counted.',
  stop: 'Stop counting',
  counted: (dish: string, count: number) =>
    count === 0 ? `${dish}: none left. Guests see it as sold out.` : `${dish}: ${count} left.`,
  notCounted: (dish: string) => `${dish} is no longer counted.`,
};
