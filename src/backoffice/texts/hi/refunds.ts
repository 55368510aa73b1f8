import type { refundsEn } from '../en/refunds.ts';

export const refundsHi: typeof refundsEn = {
  title: 'लौटाने हैं',
  lead: 'जो भुगतान आया और लौटाना बाक़ी है: रद्द ऑर्डर, हटाए गए आइटम, दो बार या देर से हुए भुगतान।',
  none: 'किसी का कुछ बाक़ी नहीं है',
  noneHint: 'जब भुगतान किया हुआ ऑर्डर रद्द हो, या उससे कोई आइटम हटे, तो वह यहाँ दिखेगा।',
  failed: 'सूची अभी नहीं दिखाई जा सकती',
  more: 'और दिखाएँ',
  kinds: {
    order: 'ग्राहकों को लौटाने हैं',
    unclear: 'इन भुगतानों को देखें',
    refund: 'रास्ते में',
    payment: 'भुगतान जो अभी आ सकते हैं',
  },
  hints: {
    order: 'सबसे पुराने पहले।',
    unclear: 'गेटवे साफ़ नहीं बताता, या जो बताता है वह ऑर्डर से मेल नहीं खाता। गेटवे में अपना खाता देखें।',
    refund: 'गेटवे ने अभी पुष्टि नहीं की है। उससे अपने आप फिर पूछा जाता है।',
    payment: 'ऑर्डर ख़त्म हो चुका है, पर बैंक अब भी पुष्टि कर सकता है। तब रक़म ऊपर की सूची में आ जाएगी।',
  },
  why: {
    cancelled: 'ऑर्डर रद्द हुआ',
    taken_off: 'आइटम हटाया गया',
    paid_late: 'ऑर्डर ख़त्म होने के बाद भुगतान हुआ',
    paid_more: 'ऑर्डर की रक़म से ज़्यादा भुगतान हुआ',
    paid_twice: 'दो बार भुगतान हुआ',
    refund_failed: 'गेटवे पैसे नहीं लौटा पाया',
  },
  since: (when) => `${when} से`,
  owed: (money) => `${money} लौटाने हैं`,
  onItsWay: (money) => `${money} वापस जा रहे हैं`,
  givenBack: (money) => `${money} लौटा दिए गए`,
  strip: (count, money, isMore) => {
    const plus = isMore ? '+' : '';
    return `${count}${plus} ऑर्डर के पैसे लौटाने हैं, ${money}${plus}`;
  },
  stripUnclear: (count) => `${count} भुगतान देखने हैं`,
  gatewaySays: (reason) => `गेटवे के बारे में: ${reason}`,
  checked: 'मैंने देख लिया',
  checkedOf: (number) => `ऑर्डर ${number} का भुगतान मैंने देख लिया`,
  askChecked: 'आपको क्या मिला?',
  checkedLead: 'अगर पैसे आए हैं, तो पहले गेटवे से लौटाएँ। इससे भुगतान सूची से हट जाता है, और गेटवे से फिर नहीं पूछा जाता।',
  found: 'क्या मिला, और आपने क्या किया',
  foundMissing: 'कृपया लिखें कि क्या मिला।',
  confirmChecked: 'सूची से हटाएँ',
  through: (gateway) => `${gateway} से लौटाएँ`,
  throughOf: (gateway, number) => `${gateway} से लौटाएँ, ऑर्डर ${number}`,
  byHand: 'हाथ से लौटा दिए',
  byHandOf: (number) => `हाथ से लौटा दिए, ऑर्डर ${number}`,
  askThrough: (money, gateway) => `${money} ${gateway} से लौटाएँ?`,
  throughLead:
    'रक़म वहीं लौटती है जहाँ से भुगतान हुआ था। बैंक को एक हफ़्ते तक लग सकता है। मेहमान तुरंत देखता है कि पैसे रास्ते में हैं। यह वापस नहीं लिया जा सकता।',
  confirmThrough: 'लौटाएँ',
  askByHand: (money) => `आपने ${money} लौटा दिए?`,
  byHandLead:
    'नक़द, या अपने UPI ऐप से। यह आपके नाम के साथ दर्ज होता है, और मेहमान को दिखता है। यह वापस नहीं लिया जा सकता।',
  how: 'कैसे लौटाए?',
  confirmByHand: 'लौटा दिए',
  askManager: 'मालिक या मैनेजर इसे लौटा सकते हैं।',
  hand: 'हाथ से',
  states: {
    pending: (money) => `${money} रास्ते में`,
    done: (money) => `${money} लौटाए गए`,
    failed: (money) => `${money} नहीं लौटाए जा सके`,
  },
};
