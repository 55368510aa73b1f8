import type { Doubt } from '#ordering/menu-photo/rules/photo-lines.ts';

/** As in photo-messages.ts. */
type Fault = 'pdf' | 'picture' | 'poor' | 'failed';

export const photoMenuEn = {
  title: 'Lines of your photo',
  hint: 'A menu on paper? Take a photo of each page. It is read on this device and sent nowhere.',
  take: 'Take a photo',
  choose: 'Choose photos',
  loading: 'Getting ready to read …',
  reading: (page: number, pages: number) => `Reading page ${page} of ${pages} …`,
  cancel: 'Cancel',
  read: (lines: number) => (lines === 1 ? '1 line was read.' : `${lines} lines were read.`),
  left: (lines: number) => (lines === 1 ? '1 line needs a look.' : `${lines} lines need a look.`),
  muchDoubt: 'Much of this photo is hard to read. A sharper one in daylight may be quicker.',
  snippet: (text: string) => `Photo of the line “${text}”`,
  line: (number: number) => `Line ${number}`,
  doubts: {
    price: 'Compare the price with the photo.',
    noPrice: 'There is no price. Add it, or say that this is a category.',
    name: 'Compare the name with the photo, and the price.',
    unusual: 'This price doesn’t fit the others. Compare it with the photo.',
  } satisfies Record<Doubt, string>,
  right: 'It’s right',
  isHeading: 'It’s a category',
  leaveOut: (text: string) => `Leave out ${text}`,
  keep: 'Keep',
  needsPrice: 'Please enter a name and a price, such as Idli: 40.',
  use: (lines: number) => (lines === 1 ? 'Use 1 line' : `Use ${lines} lines`),
  faults: {
    pdf: 'A PDF can’t be read here. Open it, copy its text and paste it above, or take a photo of it.',
    picture: 'This picture can’t be opened. Please choose a JPEG or PNG.',
    poor: 'No dishes could be read. Hold the phone straight above the page, in daylight, so near that the page fills the picture.',
    failed: 'The photo can’t be read right now. Please try again, or use another browser.',
  } satisfies Record<Fault, string>,
};
