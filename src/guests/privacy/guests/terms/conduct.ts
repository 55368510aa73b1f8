import { type LegalSection, prose } from '../legal-text.ts';

export const conduct: readonly LegalSection[] = [
  {
    heading: 'Prohibited Activities',
    blocks: [
      prose`The Services are there so that you can read our menu, order, pay, follow your order and talk to
        us. Please use them for nothing else. In particular, you must not:`,
      {
        list: [
          'place an order that you do not mean to accept and pay for, or order in order to resell;',
          prose`order in the name of a table, room or person that is not yours to order for, or enter another
            person’s telephone number without consent;`,
          'pretend to be somebody else, or use the account of another user;',
          prose`try to obtain the passwords, one-time codes, order links or payment details of others, or
            guess them;`,
          prose`harvest the menu, the prices or the details of users, by hand or by machine, to build a
            collection of your own;`,
          'have a program place orders, request codes or send messages;',
          prose`probe, bypass or disable what protects the Services, including the limits on how often
            something may be done;`,
          prose`introduce malicious code, hidden trackers or spyware, or flood the Services with requests or
            text;`,
          prose`take the software apart to learn its source code, or make a modified copy of it, unless the
            law gives you that right;`,
          'cover, replace or forge one of our printed codes, or lead guests to an imitation of our pages;',
          'remove a notice of copyright or of a trade mark;',
          'threaten, harass or insult our staff, those who deliver for us or other guests;',
          'spread untrue statements about us, or send complaints and reports that you know to be false;',
          'use the Services or the Content to set up or assist a competing service; or',
          'do anything else that the law forbids.',
        ],
      },
    ],
  },
  {
    heading: 'User Generated Contributions',
    blocks: [
      prose`Some parts of the Services let you say something of your own: a remark on an order, a rating, a
        comment, a photograph (a “Contribution”). Our staff can read it, and if it is published, so can
        everyone else. Do not put anything into it that is meant to stay secret. Our Privacy Notice governs
        personal information in it. For each Contribution you assure us that:`,
      {
        list: [
          'you made it yourself, or have the permission of everyone whose permission is needed;',
          prose`it infringes nobody’s copyright, trade mark, trade secret, privacy or other right, and people
            who can be recognised in it agree to that;`,
          prose`it is honest: a review tells of a visit or an order that really took place, and nobody paid
            for it;`,
          'it is not advertising, a chain letter, a pyramid scheme or spam;',
          prose`it is not obscene, defamatory, threatening or violent, and does not demean anybody for
            religion, caste, race, origin, gender, sexual orientation or disability;`,
          'it does not exploit or endanger minors in any way; and',
          'it breaks no law, and nothing in these Terms.',
        ],
      },
      'If you break this section, we may remove the Contribution and suspend or end your access.',
    ],
  },
  {
    heading: 'Contribution License',
    blocks: [
      prose`What you contribute remains yours. You allow us to store, copy, show, publish, translate, shorten,
        adapt and distribute it, all over the world and in every medium, also in our advertising, alone or
        together with other material. This license is free of charge, not exclusive, without limit in time and
        irrevocable; we may transfer it and let others act under it for us. It includes the name and the
        picture that you publish with the Contribution, but it does not widen what our Privacy Notice lets us
        do with your personal information. As far as the law permits, you will not assert moral rights against
        a use that this license allows.`,
      prose`You alone answer for what you contribute. We are not obliged to check it, but may edit it, move it
        or take it down, at any time and without giving a reason.`,
    ],
  },
];
