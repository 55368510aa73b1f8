import type { Mail } from '../mail/mailer.ts';

/**
 * Nothing that somebody has typed stands in them, so that nobody can have us send words of theirs to a stranger. Which
 * language the reader speaks is not known: each says it in both.
 */
type Letter = Omit<Mail, 'to'>;

export function verifyLetter(link: string): Letter {
  return {
    subject: 'Confirm your e-mail address · अपना ई-मेल पता पक्का करें',
    text: `Welcome to Thali.

Please open this link to confirm your e-mail address. It works for 48 hours, once:

${link}

If you have not asked for this, you need not do anything.

—

Thali में आपका स्वागत है।

अपना ई-मेल पता पक्का करने के लिए ऊपर का लिंक खोलें। यह 48 घंटे तक, एक बार काम करता है।

अगर यह आपने नहीं माँगा था, तो आपको कुछ नहीं करना है।`,
  };
}

/** To whoever has the address already. */
export function takenLetter(): Letter {
  return {
    subject: 'Your address was asked for · आपका पता माँगा गया',
    text: `Somebody wanted to use your e-mail address for another account at Thali. It stays with yours, and nothing has changed.

If it was you, sign in to the account that has this address.

—

किसी ने Thali पर दूसरे खाते के लिए आपका ई-मेल पता इस्तेमाल करना चाहा। पता आपके ही खाते में रहेगा, कुछ नहीं बदला है।

अगर यह आप ही थे, तो उस खाते में साइन इन करें जिसका यह पता है।`,
  };
}

export function resetLetter(link: string): Letter {
  return {
    subject: 'Choose a new password · नया पासवर्ड चुनें',
    text: `Somebody, most likely you, wants a new password for this address at Thali.

Open this link to choose one. It works for 30 minutes, once:

${link}

If it was not you, you need not do anything: your password stays as it is.

—

किसी ने, शायद आपने ही, Thali पर इस पते के लिए नया पासवर्ड माँगा है।

नया पासवर्ड चुनने के लिए ऊपर का लिंक खोलें। यह 30 मिनट तक, एक बार काम करता है।

अगर यह आप नहीं थे, तो आपको कुछ नहीं करना है: आपका पासवर्ड वैसा ही रहेगा।`,
  };
}

const CHANGES = {
  password: ['Your password was changed.', 'आपका पासवर्ड बदल दिया गया है।'],
  email: [
    'The e-mail address of your account was changed. This one is not in use any more.',
    'आपके खाते का ई-मेल पता बदल दिया गया है। यह पता अब काम में नहीं है।',
  ],
  twoFactorOn: ['Two-step sign-in was switched on.', 'दो चरणों वाला साइन-इन चालू किया गया है।'],
  twoFactorOff: ['Two-step sign-in was switched off.', 'दो चरणों वाला साइन-इन बंद किया गया है।'],
};

/** So that nobody's account changes hands without a word. */
export function changeLetter(what: keyof typeof CHANGES, resetPage: string): Letter {
  const [english, hindi] = CHANGES[what];
  return {
    subject: 'Your account was changed · आपके खाते में बदलाव हुआ',
    text: `${english}

If it was not you, choose a new password at once, and tell the others who work with you:

${resetPage}

—

${hindi}

अगर यह आप नहीं थे, तो ऊपर के पते पर तुरंत नया पासवर्ड चुनें, और साथ काम करने वालों को बताएँ।`,
  };
}
