import type { Texts } from '../en.ts';

export const commandsHi: Texts['commands'] = {
  kinds: {
    order: 'ऑर्डर',
    sale: 'बिक्री',
    step: 'ऑर्डर का अगला चरण',
    change: 'ऑर्डर में बदलाव',
    ready: 'तैयार डिश',
    payment: 'भुगतान',
    claim: 'UPI भुगतान का जवाब',
    bill: 'बिल',
    table: 'टेबल',
    guest: 'टेबल का मेहमान',
    call: 'टेबल से बुलावा',
    split: 'बँटा हुआ बिल',
    till: 'गल्ला',
  },
  left: (count) => `इंटरनेट के बिना किए गए ${count} काम देखने हैं।`,
  look: 'देखें',
  toLookAt: 'देखना है',
  toLookAtHint: 'इंटरनेट के बिना किया गया, और ठीक वैसे ही सेव नहीं हुआ।',
  otherSum: (taken, due) => `${taken} लिए गए। मेन्यू के हिसाब से ${due} होते हैं।`,
  notSaved: (what, why) => `${what}: सेव नहीं हुआ। ${why}`,
  doneBy: (name, time) => `${name}, ${time}`,
  settle: 'हो गया',
  done: (what) => `${what}: पुष्टि से पहले पेज बंद हो गया था। यह सेव हो गया है।`,
  refused: (what, why) => `${what}: पुष्टि से पहले पेज बंद हो गया था। यह सेव नहीं हुआ: ${why}`,
};
