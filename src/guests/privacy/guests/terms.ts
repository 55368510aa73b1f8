import { type LegalText, type Merchant, menuLinkOf, prose } from './legal-text.ts';
import { agreement } from './terms/agreement.ts';
import { closing } from './terms/closing.ts';
import { conduct } from './terms/conduct.ts';
import { disputes } from './terms/disputes.ts';
import { liability } from './terms/liability.ts';
import { operation } from './terms/operation.ts';
import { purchases } from './terms/purchases.ts';

export function termsOfUse(merchant: Merchant): LegalText {
  return {
    title: 'Terms of Use',
    updated: 'February 28, 2022',
    intro: [
      prose`Please read these terms before you use our digital menu or place an order. They say what you may
        expect of us, what we expect of you, and what happens when something goes wrong. Three parts deserve
        particular attention: “Return Policy” (sales are final), “Dispute Resolution” (most disputes go to
        arbitration, and class actions are barred) and “Limitation of Liability” (what we can owe you is
        capped).`,
      menuLinkOf(merchant, 'These terms apply to'),
    ],
    sections: [
      ...agreement(merchant),
      ...purchases,
      ...conduct,
      ...operation,
      ...disputes,
      ...liability,
      ...closing(merchant),
    ],
  };
}
