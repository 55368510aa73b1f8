import type { Email } from '#platform/mail/server/send-email.ts';

/*
 * The emails hold nothing that anybody has typed, so that nobody can have us send their words to a stranger. Each is
 * in both languages, because the reader's language is not known.
 */

export function writeVerifyEmail(product: string, link: string): Email {
  return {
    subject: 'Verify your email · अपना ईमेल वेरिफ़ाई करें',
    text: `Welcome to ${product}.

Open this link to verify your email. It works once, for 48 hours:

${link}

If you did not ask for this, just ignore this email.

—

${product} में आपका स्वागत है।

अपना ईमेल वेरिफ़ाई करने के लिए ऊपर का लिंक खोलें। यह 48 घंटे तक, एक बार काम करता है।

अगर यह आपने नहीं माँगा था, तो इसे अनदेखा करें।`,
  };
}

/** For the holder of an address that somebody else tried to use. */
export function writeTakenEmail(product: string): Email {
  return {
    subject: 'Someone tried to use your email · किसी ने आपका ईमेल इस्तेमाल करना चाहा',
    text: `Someone tried to use your email address for another ${product} account. It stays with your account, and nothing has changed.

If it was you, sign in to the account with this address.

—

किसी ने ${product} पर दूसरे खाते के लिए आपका ईमेल पता इस्तेमाल करना चाहा। पता आपके ही खाते में रहेगा, कुछ नहीं बदला है।

अगर यह आप ही थे, तो उस खाते में साइन इन करें जिसका यह पता है।`,
  };
}

export function writeResetEmail(product: string, link: string): Email {
  return {
    subject: 'Choose a new password · नया पासवर्ड चुनें',
    text: `Someone, most likely you, asked for a new password for this address at ${product}.

Open this link to choose one. It works once, for 30 minutes:

${link}

If it was not you, just ignore this email: your password stays as it is.

—

किसी ने, शायद आपने ही, ${product} पर इस पते के लिए नया पासवर्ड माँगा है।

नया पासवर्ड चुनने के लिए ऊपर का लिंक खोलें। यह 30 मिनट तक, एक बार काम करता है।

अगर यह आप नहीं थे, तो इसे अनदेखा करें: आपका पासवर्ड वैसा ही रहेगा।`,
  };
}

const CHANGES = {
  password: ['Your password was changed.', 'आपका पासवर्ड बदल दिया गया है।'],
  email: [
    'The email address of your account was changed. This one is no longer used.',
    'आपके खाते का ईमेल पता बदल दिया गया है। यह पता अब नहीं चलेगा।',
  ],
  twoFactorOn: ['Two-step sign-in was switched on.', 'टू-स्टेप साइन-इन चालू किया गया है।'],
  twoFactorOff: ['Two-step sign-in was switched off.', 'टू-स्टेप साइन-इन बंद किया गया है।'],
};

/** Tells the owner about every change, so that no account changes hands unnoticed. */
export function writeChangeEmail(what: keyof typeof CHANGES, resetPage: string): Email {
  const [english, hindi] = CHANGES[what];
  return {
    subject: 'Your account was changed · आपके खाते में बदलाव हुआ',
    text: `${english}

If it was not you, choose a new password at once, and tell your team:

${resetPage}

—

${hindi}

अगर यह आप नहीं थे, तो ऊपर के पते पर तुरंत नया पासवर्ड चुनें, और साथ काम करने वालों को बताएँ।`,
  };
}
