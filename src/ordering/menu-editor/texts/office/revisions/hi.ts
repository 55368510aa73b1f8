import type { revisionsEn } from './en.ts';

export const revisionsHi: typeof revisionsEn = {
  title: 'मेन्यू हिस्ट्री',
  lead: 'आपके मेन्यू का हर वर्ज़न। कोई भी देखें या वापस लाएँ।',
  none: 'अभी कोई बदलाव नहीं',
  noneHint: 'मेन्यू में हर बदलाव यहाँ दिखेगा।',
  failed: 'मेन्यू हिस्ट्री अभी लोड नहीं हो पाई',
  causes: {
    before: 'पहले का मेन्यू',
    edit: 'मेन्यू में बदलाव',
    item: 'एक डिश में बदलाव',
    bulk: 'कई डिश एक साथ बदली गईं',
    import: 'फ़ाइल से इंपोर्ट',
    undo: 'बदलाव वापस लिया गया',
    restore: 'पुराना वर्ज़न वापस लाया गया',
  },
  restoredFrom: (revision) => `वर्ज़न ${revision}`,
  number: (revision) => `वर्ज़न ${revision}`,
  by: (author) => author,
  summary: ({ added, removed, changed }) =>
    [
      added > 0 ? `${added} जोड़े गए` : '',
      changed > 0 ? `${changed} बदले गए` : '',
      removed > 0 ? `${removed} हटाए गए` : '',
    ]
      .filter(Boolean)
      .join(', '),
  about: (name, what) => `${name}: ${what}`,
  dishes: (count) => `${count} डिश`,
  fresh: (fields) => `${fields.join(', ')} बदला`,
  price: (from, to) => `दाम ${from} → ${to}`,
  done: {
    added: 'जोड़ी गईं',
    removed: 'हटाई गईं',
    moved: 'जगह बदली',
    reordered: 'क्रम बदला',
    changed: 'बदली गईं',
  },
  saves: (count) => `एक साथ ${count} बदलाव`,
  each: 'हर बदलाव',
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
  content: (menus, items) => `${menus} मेन्यू, ${items} डिश`,
  empty: 'तब मेन्यू में कोई डिश नहीं थी।',
};
