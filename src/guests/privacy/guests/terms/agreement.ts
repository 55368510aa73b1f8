import { type LegalSection, type Merchant, menuLinkOf, partyOf, prose } from '../legal-text.ts';

export function agreement(merchant: Merchant): LegalSection[] {
  return [
    {
      heading: 'Agreement to Terms',
      blocks: [
        prose`These Terms of Use (the “Terms”) are a binding agreement between you and ${partyOf(merchant)}
          (“we”, “us” or “our”). If you order for a company or for other people, you accept them for those
          people too. They cover the digital menu and ordering service of ${merchant.name} in every form in
          which we offer it, on the web or as an app, with all that belongs to it: browsing the menu, ordering
          from a table or from home, following an order and looking at earlier ones (together, the
          “Services”).`,
        menuLinkOf(merchant, 'The Services are found at'),
        prose`You accept these Terms when you use the Services, whether you came by one of our codes, by a
          link or by typing the address. If you do not agree with them, please leave the Services; our staff
          will gladly take your order in person.`,
        prose`Our Return and Refund Policy, our Privacy Notice and the conditions of any offer that we publish
          in the Services belong to these Terms. We may change the Terms, and show the date of the latest
          change at the top. A change counts from the day it is published, and if you go on using the Services
          after that day, you accept it. An order that was already placed stays under the text that was in
          force at that moment.`,
        prose`The Services are made for guests in India. If you open them in another country, you do so by
          your own choice, and whether the law there allows it is for you to find out.`,
        prose`You must be at least 13 years old to use the Services. If you are 13 or older but a minor where
          you live (in India, anybody under 18), a parent or guardian must have read and accepted these Terms
          for you, must permit and supervise what you do here, and must be the one who places and pays for an
          order.`,
      ],
    },
    {
      heading: 'Intellectual Property Rights',
      blocks: [
        prose`The software, design and databases of the Services, and the texts, photographs, drawings, sound
          and video in them (the “Content”), belong to us or to those who let us use them. So do the names,
          logos and trade marks (the “Marks”). The laws of India and of other countries, and international
          treaties, protect them.`,
        prose`While these Terms allow you to use the Services, you may view the Content, and save or print
          parts of it, for yourself and not for business. You may pass on the address of our menu page to
          whomever you like. For anything surplus that, such as copying the menu into another service, selling
          the Content, altering it or showing it in public, you need our written consent beforehand. Rights
          that we do not expressly grant here, we keep.`,
      ],
    },
    {
      heading: 'User Representations',
      blocks: [
        'Each time you use the Services, you assure us that:',
        {
          list: [
            'you are not under the age of 13;',
            prose`you are able to enter into this agreement, either by yourself or, if you are a minor,
              through a parent or guardian who has consented to it;`,
            prose`the names, telephone numbers, addresses and other details that you enter are true, accurate,
              current and complete, are yours or given with their owner’s consent, and will be corrected when
              they change;`,
            'it is a person, and not a script or a bot, that uses the Services in your name; and',
            'what you do here is lawful, and you will keep to these Terms.',
          ],
        },
        prose`If we have reason to think that one of these assurances is not true, we may cancel your open
          orders, turn down new ones, and suspend or end your access.`,
      ],
    },
    {
      heading: 'User Registration',
      blocks: [
        prose`You need no account to look at the menu or to order. For some kinds of order we check that a
          telephone number is yours by sending a one-time code to it. Other parts of the Services may be open
          only to those who have registered.`,
        prose`Keep your password and your codes to yourself. You answer for what is done with your account
          until you tell us that somebody else has got hold of it, so please do that at once. We may ask you
          to change a user name that is offensive, misleading or somebody else’s, and take it back if you do
          not.`,
        prose`Whoever has the link to an order can see the order. Share it only with people who may.`,
      ],
    },
  ];
}
