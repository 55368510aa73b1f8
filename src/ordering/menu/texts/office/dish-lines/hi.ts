import type { dishLinesEn } from './en.ts';

export const dishLinesHi: typeof dishLinesEn = {
  label: 'हर लाइन में एक डिश, दाम के साथ',
  hint: 'लिखें या पेस्ट करें। दो दाम मतलब हाफ़ और फ़ुल। डिश वेज मानी जाती है, जब तक नाम या (nv), (egg) कुछ और न कहे।',
  headingsHint: 'जिस लाइन में दाम न हो, वह श्रेणी है।',
  placeholder: 'मसाला डोसा 90\nवेज बिरयानी 180/260\nथाली 240 (nv)',
  menuPlaceholder: 'स्टार्टर\nपनीर टिक्का 240\nचिकन 65 260\nमुख्य डिश\nवेज बिरयानी 180/260',
  preview: 'ये ऐसे दिखेंगी',
  vegMarkOf: (dish) => `${dish} का शाकाहारी निशान`,
  marks: { veg: 'वेज', egg: 'अंडा', 'non-veg': 'नॉन-वेज', none: 'कोई निशान नहीं' },
  doubt: (figure) => `क्या ${figure} नाम का हिस्सा है?`,
  inName: 'हाँ',
  isPrice: 'नहीं, दाम है',
  none: 'कृपया कम से कम एक डिश लिखें।',
  wrong: (count) => (count === 1 ? 'कृपया एक लाइन ठीक करें।' : `कृपया ${count} लाइनें ठीक करें।`),
  faults: {
    name: 'नाम नहीं है।',
    price: 'लाइन के अंत में दाम लिखें, जैसे 120 या 89.50।',
    tooLong: 'यह बहुत लंबा है।',
  },
  add: (count) => (count === 0 ? 'मेन्यू में जोड़ें' : `${count} डिश मेन्यू में जोड़ें`),
  several: 'एक साथ कई',
  severalIn: (category) => `${category} की कई डिश`,
  added: (count) => (count === 1 ? 'डिश मेन्यू में आ गई।' : `${count} डिश मेन्यू में आ गईं।`),
};
