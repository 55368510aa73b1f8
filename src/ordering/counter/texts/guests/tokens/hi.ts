import type { TokenTexts } from './en.ts';

export const tokens: TokenTexts = {
  title: (store) => `ऑर्डर नंबर · ${store}`,
  preparing: 'बन रहा है',
  ready: 'ले लीजिए',
  hint: 'आपका नंबर: ऑर्डर नंबर के आख़िरी तीन अंक; रसीद पर अक्षर हो, तो उसके बाद।',
  none: 'अभी किसी का इंतज़ार नहीं है।',
  offline: 'कनेक्शन नहीं है। ये नंबर पुराने हो सकते हैं।',
};
