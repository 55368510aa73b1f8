import { type LegalSection, prose } from '../legal-text.ts';

export const liability: readonly LegalSection[] = [
  {
    heading: 'Disclaimer',
    blocks: [
      prose`We offer the Services as they are and when they are available, and you use them at your own risk.
        As far as the law permits, we give no warranty for them, be it express or implied, and in particular
        none that they are of merchantable quality, are fit for a given purpose, infringe no rights, or are
        correct and complete. As far as the law permits, we also do not answer for:`,
      {
        list: [
          'mistakes in what the Services show, and decisions that you base on them;',
          'injury to persons or damage to property that results from using the Services;',
          prose`intrusion into our servers, and misuse of the personal or financial information that is kept
            there;`,
          'failures and interruptions of the Services or of the connection to them;',
          'viruses and other harmful code that third parties bring in through the Services; and',
          'anything that users or third parties post, send or offer.',
        ],
      },
      prose`Maps, messengers, social networks, delivery platforms, payment gateways and other services to
        which we link are run by others. We do not vouch for them, and what you agree with them is between you
        and them. This section is about the Services as software: it does not lessen the duties that the law
        on food safety places on us for the food that we serve.`,
    ],
  },
  {
    heading: 'Limitation of Liability',
    blocks: [
      prose`As far as the law permits, neither we, nor our owners, directors, employees and agents, nor the
        company that operates the Services for us, are liable to you or to a third party for damages that
        result from your use of the Services. This holds for damages of every kind, direct, indirect,
        consequential, incidental, exemplary or punitive, for lost profit, lost revenue and lost data, and
        even if we knew that such damage could occur.`,
      prose`If we are liable nonetheless, our liability to you, for whatever reason and in whatever form it is
        claimed, is limited to the amount, if any, that you have paid to us.`,
      prose`Some liability cannot be excluded or limited by law, such as that for fraud, for death or injury
        caused by negligence, or for defective goods. In those cases this section applies only so far as the
        law lets it, and your further rights remain.`,
    ],
  },
  {
    heading: 'Indemnification',
    blocks: [
      prose`If a third party makes a claim against us, our affiliates, or the owners, employees, agents or
        partners of one of us, you agree to defend and indemnify whoever is concerned, and to bear the loss,
        the damage and the reasonable fees of lawyers, where the claim arises from:`,
      {
        list: [
          'a Contribution of yours;',
          'the way in which you used the Services;',
          'a breach of these Terms, or an assurance in them that was not true;',
          'an infringement of the third party’s rights, including intellectual property rights; or',
          'harm that you did to another user whom you met through the Services.',
        ],
      },
      prose`We tell you of such a claim as soon as is reasonably possible. We may conduct the defence
        ourselves, at your expense, and you will help us with it. So far as we caused the loss ourselves, you
        owe us nothing.`,
    ],
  },
];
