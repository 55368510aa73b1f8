import type { CompanyTexts } from './en.ts';

export const company: CompanyTexts = {
  ask: 'कंपनीच्या नावे बिल',
  hint: 'मग बिलावर तुमच्या कंपनीचे नाव आणि GSTIN येईल.',
  isFor: (name) => `बिल ${name} च्या नावे होईल.`,
  change: 'बदला',
  gstin: 'GSTIN',
  gstinFault: (length) =>
    length === 15
      ? 'एक अक्षर चुकले आहे. कृपया प्रत्येक अक्षर पडताळा.'
      : 'GSTIN मध्ये 15 अक्षरे असतात, उदा. 27AAPFU0939F1ZV.',
  optional: 'ऐच्छिक',
  name: 'कंपनीचे नाव',
  nameFault: 'कृपया कंपनीचे नाव टाका.',
  address: 'पत्ता, पिन कोडसह',
  state: 'राज्य',
  noState: 'दिलेले नाही',
  phone: 'फोन',
  save: 'जतन करा',
  remove: 'कंपनी नको',
  issued: 'तुमचे बिल आधीच तयार झाले आहे. रेस्टॉरंट ते बदलू शकते: कृपया त्यांना सांगा.',
  failed: 'हे जतन झाले नाही. कृपया स्टाफला सांगा.',
};
