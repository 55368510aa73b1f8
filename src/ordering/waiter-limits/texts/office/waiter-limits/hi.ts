import type { editRulesEn } from './en.ts';

export const editRulesHi: typeof editRulesEn = {
  title: 'ऑर्डर में बदलाव',
  lead: 'डिश कौन हटाता है, छूट कौन देता है, और किस वजह से।',
  limits: 'सीमाएँ',
  staffPercent: 'स्टाफ़ कितने प्रतिशत छूट दे सकता है',
  staffPercentHint: 'हर डिश पर, और पूरे ऑर्डर पर। खाली: कोई नहीं। इससे ज़्यादा मैनेजर देता है।',
  percentFault: '0 से 100 तक की संख्या लिखें।',
  guard: 'सिर्फ़ मैनेजर डिश हटाता और ऑर्डर रद्द करता है',
  guards: {
    served: 'ऑर्डर परोसे जाने के बाद',
    ready: 'डिश तैयार होने के बाद',
    preparing: 'ऑर्डर बनना शुरू होने के बाद',
  },
  guardHint: 'टैबलेट पर मैनेजर PIN से मंज़ूरी दे सकता है।',
  reasons: 'कारण',
  reasonsHint: 'हर लाइन में एक, जैसा मेहमान पढ़ते हैं। स्टाफ़ अपना कारण भी लिख सकता है।',
  kinds: { off: 'हटाने के लिए', discount: 'छूट के लिए', complimentary: 'मुफ़्त देने के लिए' },
  emptyHint: 'खाली: आम कारण।',
  tooMany: (most) => `ज़्यादा से ज़्यादा ${most} कारण।`,
  tooLong: (most) => `हर लाइन में ज़्यादा से ज़्यादा ${most} अक्षर।`,
  now: (percent) => (percent === 0 ? 'स्टाफ़ छूट नहीं देता' : `${percent}% तक छूट`),
};
