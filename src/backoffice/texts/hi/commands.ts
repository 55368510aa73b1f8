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
  done: (what) => `${what}: पुष्टि से पहले पेज बंद हो गया था। यह सेव हो गया है।`,
  refused: (what, why) => `${what}: पुष्टि से पहले पेज बंद हो गया था। यह सेव नहीं हुआ: ${why}`,
};
