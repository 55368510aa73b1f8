import type { historyEn } from '../en/history.ts';

export const historyHi: typeof historyEn = {
  title: 'मेन्यू का इतिहास',
  lead: 'मेन्यू का हर बदलाव यहाँ रहता है। कोई भी पुराना रूप देखें या वापस लाएँ।',
  none: 'अभी तक कुछ नहीं बदला गया',
  noneHint: 'कोई मेन्यू सहेजेगा तो वह बदलाव यहाँ दिखेगा।',
  failed: 'इतिहास अभी नहीं दिखाया जा सकता',
  causes: {
    before: 'पहले का मेन्यू',
    edit: 'मेन्यू में बदलाव',
    item: 'एक व्यंजन में बदलाव',
    bulk: 'कई व्यंजन एक साथ बदले गए',
    import: 'फ़ाइल से आयात',
    undo: 'बदलाव वापस लिया गया',
    restore: 'पुराना रूप वापस लाया गया',
  },
  restoredFrom: (revision) => `रूप ${revision}`,
  number: (revision) => `रूप ${revision}`,
  by: (author) => author,
  summary: ({ added, removed, changed }) =>
    [
      added > 0 ? `${added} जोड़े गए` : '',
      changed > 0 ? `${changed} बदले गए` : '',
      removed > 0 ? `${removed} हटाए गए` : '',
    ]
      .filter(Boolean)
      .join(', '),
  present: 'अभी का',
  what: 'क्या बदला',
  look: 'देखें',
  lookAt: (when) => `${when} का मेन्यू`,
  lookAtOf: (when) => `देखें: ${when} का मेन्यू`,
  restore: 'वापस लाएँ',
  restoreOf: (when) => `${when} का मेन्यू वापस लाएँ`,
  restored: 'पुराना मेन्यू वापस आ गया है। मेहमानों को दिखने लगा है।',
  undone: 'मेन्यू फिर पहले जैसा है।',
  older: 'और पुराने दिखाएँ',
  content: (menus, items) => `${menus} मेन्यू, ${items} व्यंजन`,
  empty: 'तब मेन्यू में कोई व्यंजन नहीं था।',
};
