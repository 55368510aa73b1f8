import { type LegalSection, prose } from '../legal-text.ts';

export const disputes: readonly LegalSection[] = [
  {
    heading: 'Governing Law',
    blocks: [
      prose`These Terms, your use of the Services and every purchase made through them are governed by the
        laws of India, to the exclusion of rules that would point to the law of another country.`,
    ],
  },
  {
    heading: 'Dispute Resolution',
    blocks: [
      prose`Talk to us first. Most matters can be settled quickly and without cost by speaking to our staff or
        by writing to us with the number of the order, an account of what happened and what you would like us
        to do. Both sides agree to try this in good faith before starting formal proceedings.`,
      prose`Binding arbitration. A dispute that arises from these Terms or is connected with them, including
        one about whether they are valid, what they mean, and whether they were broken or have ended, is
        finally decided by arbitration under an international commercial arbitration court and according to
        its rules, unless we settle it with each other or one of the exceptions below applies. You and we
        agree that:`,
      {
        list: [
          'the seat, or legal place, of the arbitration is Gurugram, India;',
          'the number of arbitrators is five, and they are appointed in the manner that those rules provide;',
          'the language of the proceedings is English; and',
          'the law that governs the substance of the dispute is the law of India.',
        ],
      },
      prose`No class actions. An arbitration is between you and us alone. As far as the law permits, it may
        not be joined with another proceeding, no dispute may be arbitrated as a class action or by the
        procedures of one, and nobody may bring a dispute as the representative of other persons or of the
        public.`,
      prose`Exceptions. The following are not subject to informal settlement and arbitration as described
        above. They are decided by the courts of India that have jurisdiction:`,
      {
        list: [
          prose`a dispute about intellectual property rights of yours or ours, whether about protecting and
            enforcing them or about whether they are valid;`,
          prose`a dispute over theft, piracy, invasion of privacy or unauthorised use; and`,
          'a claim for injunctive relief.',
        ],
      },
      prose`If a part of this section cannot lawfully be enforced, a dispute that falls under that part goes
        to the courts of India instead, and you and we accept their jurisdiction. A consumer who by law may
        turn to a consumer authority, and cannot give up that right, keeps it.`,
    ],
  },
  {
    heading: 'Corrections',
    blocks: [
      prose`Mistakes happen: a price, a discount, a description, the availability of a dish or an opening hour
        may be wrong or missing. We may put such mistakes right, and bring what the Services show up to date,
        at any time and without telling you first. What a correction means for an order that you have already
        placed is said under “Purchases and Payment”.`,
    ],
  },
];
