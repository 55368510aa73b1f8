import { contactBlocks, type LegalSection, type Merchant, prose } from '../legal-text.ts';

export function rights(merchant: Merchant): LegalSection[] {
  return [
    {
      heading: 'Information About Minors',
      blocks: [
        prose`We do not knowingly collect personal information from anyone under 18 years of age, and our
          offers are not addressed to them. Where our Terms of Use let somebody younger use the Services, a
          parent or guardian must consent, place the order and enter his or her own details, and not those of
          the minor. By entering details you declare that you are at least 18.`,
        prose`If we find that we hold personal information of somebody under 18, we close any account that
          goes with it and take reasonable steps to delete it soon. Please tell us if you know of such a
          case.`,
      ],
    },
    {
      heading: 'Your Privacy Rights',
      blocks: [
        prose`Subject to the law that applies to you, you may ask us to confirm what personal information we
          hold about you and to give you a copy of it, to correct what is wrong or incomplete, to delete it,
          and to limit how we use it. If we rely on your consent, you may withdraw it at any time. This does
          not make unlawful what was done before, nor does it affect processing for which another lawful
          ground exists; but we may then be unable to provide the part of the Services that depends on it.`,
        prose`If you have an account, you may ask us at any time to show you its information, to change it or
          to close the account. A closed account and its information are removed from the databases in use. We
          may retain what is needed to prevent fraud, to clear up a problem, to enforce our terms or to obey
          the law.`,
        prose`The Services work with storage in your browser. You can have your browser remove or refuse it,
          as you can with cookies, but the cart and the list of your orders then cannot be kept. If you
          believe that we handle your information unlawfully, you may also complain to the authority that is
          responsible for data protection where you live.`,
      ],
    },
    {
      heading: 'Do-Not-Track Signals',
      blocks: [
        prose`Many browsers and some phones can send a do-not-track (“DNT”) signal to the pages that you
          visit. It says that you do not wish your activities online to be observed. There is no agreed
          standard for what a page should do on receiving it. At present we do not respond to DNT signals, or
          to other automatic signals of that kind. Should a standard become binding on us, we will describe
          here how we follow it.`,
      ],
    },
    {
      heading: 'California Privacy Rights',
      blocks: [
        prose`If you live in California, LegalSection 1798.83 of the California Civil Code, known as “Shine the
          Light”, entitles you to ask us once a year, at no cost, which kinds of personal information we gave
          to third parties for their own direct marketing in the past calendar year, if any, and the names and
          addresses of those third parties. Please put the request in writing and use the contact below.`,
        prose`If you are under 18, live in California and have an account, you may have us take down what you
          have posted in public and no longer want there. Write to us, name the email address or telephone
          number of the account, and say that you live in California. We will stop showing it to the public;
          copies may remain for a time in backups.`,
      ],
    },
    {
      heading: 'Updates to This Notice',
      blocks: [
        prose`We revise this notice when the law or the Services change. The date at the top tells you which
          version you are reading, and a new version counts from the moment it appears here. If a change
          matters a good deal to you, we may point it out in the Services or send you a message. Please look
          in from time to time.`,
      ],
    },
    {
      heading: 'How to Contact Us',
      blocks: [
        'If you have a question, a comment or a complaint about this notice, please contact us:',
        ...contactBlocks(merchant),
      ],
    },
    {
      heading: 'Reviewing, Updating and Deleting Your Data',
      blocks: [
        prose`To review, update or delete the personal information that we have collected from you, send us a
          request by one of the ways named above. Tell us what you would like to be done, and the telephone
          number and, if you have it, the order number that it concerns. So that we do not hand your
          information to a stranger, we may ask you to show that the number is yours, and we use what you send
          for this purpose only.`,
        prose`We answer within the time that the applicable law sets, and without charge unless that law
          allows one. If we cannot do what you ask, for example because we must keep a bill for tax purposes,
          we tell you why. What is kept only on your own device is out of our reach: you delete it by clearing
          the browser’s data for this site.`,
      ],
    },
  ];
}
