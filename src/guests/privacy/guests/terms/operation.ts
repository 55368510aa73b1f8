import { type LegalSection, prose } from '../legal-text.ts';

export const operation: readonly LegalSection[] = [
  {
    heading: 'Mobile Application License',
    blocks: [
      prose`If you use the Services as an app, from a store for apps or added to your home screen, we license
        it to you for as long as you keep to these Terms. You may install and use it on wireless devices that
        are yours or under your control. The license is limited, is for you alone, cannot be transferred, and
        can be revoked. You must not:`,
      {
        list: [
          'decompile or decrypt the app or look for its source code, unless the law gives you that right;',
          'change, translate or extend it, or build another work on it;',
          'rent it out, sell it, or earn money with it in a way for which it was not made;',
          'put one copy of it at the disposal of many users or devices through a network;',
          'use it to send automated queries or unsolicited commercial messages;',
          'derive from it an app, a device or a service that could take its place; or',
          'remove or cover notices of our rights or of the rights of others.',
        ],
      },
      prose`If the app came from the Apple App Store, Google Play or a similar store (a “Distributor”), you
        may use it only on devices with the system that it was made for, and the Distributor’s own rules apply
        as well. The Distributor gives no warranty for the app, need not support it, and is not the one to
        turn to with claims about it; we are. You assure us that no embargo and no list of barred persons
        forbids the Distributor to deal with you. The Distributor may rely on this section against you.`,
    ],
  },
  {
    heading: 'Submissions',
    blocks: [
      prose`If you send us an idea, a suggestion, a question or other feedback about the Services (a
        “Submission”), we need not treat it as confidential. It becomes our property, and we may use it for
        any lawful purpose, commercial or not, without crediting or paying you. You assure us that it is yours
        to give, you will not assert moral rights in it as far as the law permits, and you will make no claim
        against us because we use it. This does not concern your personal information, which our Privacy
        Notice protects.`,
    ],
  },
  {
    heading: 'Site Management',
    blocks: [
      'We may, but need not:',
      {
        list: [
          'check whether the Services are used in accordance with these Terms;',
          prose`take legal steps against those who break the law or these Terms, and report them to the
            authorities;`,
          'refuse, hide, limit or remove an order, an account or a Contribution, or a part of one;',
          'delete or disable files and content that burden our systems; and',
          prose`do whatever else protects our rights, our property and our guests and keeps the Services in
            order.`,
        ],
      },
    ],
  },
  {
    heading: 'Term and Termination',
    blocks: [
      prose`These Terms apply from your first use of the Services until your last. You may stop at any time;
        orders that you have placed must still be paid for.`,
      prose`We may refuse anybody the use of the Services, block a device, a telephone number or a network
        address, and close an account together with what was posted from it. We may do so without notice,
        without liability and without giving a reason, and above all when these Terms or the law have been
        broken. Somebody whom we have excluded may not come back under another name or in the name of another
        person. We may also go to court, whether for damages, for an injunction or by a criminal complaint.`,
      prose`What is meant to last continues after the end: the sections on intellectual property,
        Contributions, disputes, liability and indemnification.`,
    ],
  },
  {
    heading: 'Modifications and Interruptions',
    blocks: [
      prose`We may alter, extend, suspend or give up the Services, or any part of them, whenever we see fit
        and without announcing it. That includes dishes, prices, hours, offers and functions. We try to keep
        what they show up to date, but do not undertake to. Neither you nor anybody else can claim
        compensation for such a change.`,
      prose`No service on the internet runs without a break. Repairs, failures of power, of networks or of
        devices, and errors in software may delay or interrupt ours. We are not liable for loss or
        inconvenience that you suffer because the Services cannot be reached; please order from our staff in
        that case. These Terms do not oblige us to provide support, corrections or new versions.`,
    ],
  },
];
