import type { reservationsEn } from './en.ts';

const spanOf = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} घंटे`, rest > 0 && `${rest} मिनट`].filter(Boolean).join(' ');
};

export const reservationsHi: typeof reservationsEn = {
  title: 'टेबल बुकिंग',
  lead: 'मेहमान टेबल कैसे बुक करते हैं, और वह कितनी देर उनकी रहती है।',
  on: 'मेहमान बुक कर सकते हैं',
  off: 'मेहमान बुक नहीं कर सकते',
  guests: 'मेहमानों के लिए',
  guestsHint: '“टेबल” में सीटें लिखते ही टेबलें बुक हो सकती हैं।',
  isOn: 'मेहमान ऑनलाइन बुक कर सकते हैं',
  isOnHint: 'आपके मेन्यू के पेज पर और नीचे दिए पते पर।',
  isWaitingOn: 'मेहमान दरवाज़े पर इंतज़ार में जुड़ सकते हैं',
  isWaitingOnHint: 'अपने फ़ोन से। पते का कोड छापकर दरवाज़े पर लगाएँ।',
  confirmsAtOnce: 'तुरंत कन्फ़र्म करें',
  confirmsAtOnceHint: 'बंद होने पर हर बुकिंग आपके कन्फ़र्म करने का इंतज़ार करती है।',
  note: 'बुक करने से पहले मेहमान यह पढ़ते हैं',
  noteHint: 'जैसे देर होने पर टेबल कितनी देर रखी जाती है।',
  times: 'कब',
  leadMinutes: 'ज़्यादा से ज़्यादा कब तक',
  before: (minutes) => (minutes === 0 ? 'आख़िरी मिनट तक' : `${spanOf(minutes)} पहले`),
  daysAhead: 'कितने दिन पहले से',
  days: (count) => `${count} दिन पहले से`,
  lastSeatingMinutes: 'बंद होने से पहले बैठने का आख़िरी समय',
  reminder: 'मेहमानों को ईमेल से याद दिलाएँ',
  never: 'कभी नहीं',
  room: 'जगह',
  roomHint: 'कम लोगों को छोटी टेबल मिलती है, ताकि बड़ी टेबलें बड़े समूहों के लिए रहें।',
  largestParty: 'ऑनलाइन सबसे बड़ा समूह',
  largestPartyHint: 'इससे बड़े समूहों से फ़ोन करने को कहा जाता है।',
  coversPerQuarter: 'पंद्रह मिनट में ज़्यादा से ज़्यादा कितने मेहमान बैठें',
  coversPerQuarterHint: 'ताकि किचन सँभाल सके। ख़ाली: सिर्फ़ टेबलें गिनी जाती हैं।',
  turns: 'टेबल कितनी देर रहती है',
  turnsHint: 'आख़िरी पंक्ति से बड़े समूह भी उतनी ही देर रहते हैं।',
  upTo: 'मेहमान (अधिकतम)',
  stays: 'कितनी देर',
  minutes: spanOf,
  addTurn: 'पंक्ति जोड़ें',
  removeTurn: (upTo) => `${upTo} मेहमानों तक की पंक्ति हटाएँ`,
};
