import type { TokenTexts } from './en.ts';

export const tokens: TokenTexts = {
  title: (store) => `ऑर्डर नंबर · ${store}`,
  preparing: 'तयार होत आहे',
  ready: 'कृपया घेऊन जा',
  hint: 'तुमचा नंबर: ऑर्डर नंबरचे शेवटचे तीन अंक; पावतीवर अक्षर असेल, तर त्यानंतर.',
  none: 'कोणीही थांबलेले नाही.',
  offline: 'इंटरनेट नाही. हे नंबर जुने असू शकतात.',
};
