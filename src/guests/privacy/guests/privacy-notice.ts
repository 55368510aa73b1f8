import { type LegalText, type Merchant, menuLinkOf, partyOf, prose } from './legal-text.ts';
import { handling } from './privacy-notice/handling.ts';
import { rights } from './privacy-notice/rights.ts';

export function privacyNotice(merchant: Merchant): LegalText {
  return {
    title: 'Privacy Notice',
    updated: 'February 27, 2022',
    intro: [
      prose`This notice tells you what ${partyOf(merchant)} (“we”, “us” or “our”) does with information about
        you when you use the digital menu and ordering service of ${merchant.name}: when you scan one of our
        codes, open the menu, place and follow an order, use the service as an app on your device, or get in
        touch with us (the “Services”). “Personal information” means any information by which you can be
        recognised, alone or together with other details.`,
      prose`Please read it with care. If you do not agree with the way in which we handle personal
        information, please do not use the Services, and order from our staff instead.`,
      menuLinkOf(merchant, 'This notice applies to'),
    ],
    sections: [...handling, ...rights(merchant)],
  };
}
