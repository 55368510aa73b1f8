import { type LegalSection, prose } from '../legal-text.ts';

export const handling: readonly LegalSection[] = [
  {
    heading: 'What Information We Collect',
    blocks: [
      prose`Information that you give us. We collect the personal information that you choose to provide when
        you order, reserve, register, give feedback or contact us. What it is depends on what you do and on the
        kind of order:`,
      {
        list: [
          prose`names, phone numbers and similar details, such as a delivery address, a time of pickup, or the
            number of your table or room;`,
          'the contents of your orders, including remarks, the options that you chose and the amounts;',
          prose`your reservations: the time, the number of guests, a note, and your email address if you give it;`,
          'ratings, comments and messages that you send us; and',
          'for those who register, a user name and a password.',
        ],
      },
      prose`Every piece of personal information that you provide must be true, complete and accurate, and you
        must tell us when it changes. For an online payment you give your card or account details to the
        payment gateway, which has a privacy notice of its own; they do not pass through us.`,
      prose`Information that is sent by itself. Your device sends technical details whenever it opens the
        Services: its network (IP) address, the type and version of its browser and operating system, its
        language, the pages and items that were opened and when, and reports of errors. They do not tell us
        your name. We need them mainly to keep the Services secure and working, and to learn which parts of
        the menu are of interest.`,
      prose`Information from the app. If you use the Services as an app on your device, we may also collect
        or ask for:`,
      {
        list: [
          prose`mobile device details: the device’s identifier, model and manufacturer, its operating system
            and version, its settings, its network and its IP address;`,
          prose`access to the camera, so that you can scan one of our codes or take a picture to send us. You
            can refuse this or take it back in the settings of the device; and`,
          prose`push notifications about your account or your orders. If you do not want to receive them, you
            can turn them off in the settings of the device.`,
        ],
      },
      prose`Information kept on your device. Your cart, a list of your earlier orders, your last reservation,
        the stores that you visited, the name and number that you last entered, your favourite dishes, what you
        leave out of a menu (such as an allergen) and your choice of language are stored in your own browser, so
        that you do not have to enter them again. They are not sent to us for that. You can remove them by
        clearing the browser’s data.`,
    ],
  },
  {
    heading: 'How We Use Your Information',
    blocks: [
      prose`We need your information to run the business from which you order, to conclude and perform our
        contract with you, and to fulfil duties that the law imposes; for some purposes we ask for your
        consent. We use it to:`,
      {
        list: [
          'receive, prepare, serve, deliver and bill your orders, and show you how far they have come;',
          prose`check, where a kind of order requires it, that a telephone number is yours, by means of a
            one-time code;`,
          'deal with payments, cancellations, returns and refunds;',
          'create and manage accounts, and let those who registered log in;',
          'answer your questions, help you with a difficulty and follow up your feedback;',
          'send you notices about your order, or about changes to our terms and policies;',
          prose`keep the Services safe, for instance by finding and preventing fraud, misuse and too many
            attempts from one device;`,
          'understand what is ordered and looked at, and improve the menu and the Services;',
          prose`keep the accounts and tax records that the law requires, answer lawful requests, and establish
            or defend legal claims; and`,
          prose`tell you about offers, if you have agreed to it. You may end that agreement at any time, and
            this has no effect on messages that an order needs.`,
        ],
      },
    ],
  },
  {
    heading: 'Sharing Your Information',
    blocks: [
      prose`We pass information on only where you have agreed to it, where the Services need it, where our
        business or the protection of somebody’s rights calls for it, or where the law requires it. We do not
        sell your personal information. It may reach:`,
      {
        list: [
          'our own staff, so far as their work on your order calls for it;',
          prose`companies that work for us under a contract, such as the one that operates the Services for
            us, hosting providers, senders of text messages, payment gateways and delivery partners, each of
            them only for its task;`,
          prose`authorities and courts, where a law or an order obliges us, and others whom we must involve to
            clear up or prevent fraud, danger to a person, an unlawful act or a breach of our terms;`,
          prose`whoever takes over, finances or merges with our business or a part of it, and the advisers in
            such a transaction; and`,
          prose`everybody to whom you give the link to an order, and, for a review or another contribution
            that you publish, every reader.`,
        ],
      },
      prose`If you follow a link to a messenger, a map, a social network or a delivery platform, or make a
        call, the company concerned learns of it and acts under its own policy, for which we are not
        responsible.`,
    ],
  },
  {
    heading: 'How Long We Keep Your Information',
    blocks: [
      prose`We keep your personal information while you have an account with us, and no longer than the
        purposes in this notice require, unless a law asks for more, as the laws on tax and accounting do. If
        you order without an account, we keep the details of the order for as long as we need them to carry it
        out, to settle questions about it and to keep our books.`,
      prose`After that we delete your personal information or make it anonymous, so that it no longer leads to
        you. If this cannot be done straight away, for example because the information is in a backup, we lock
        it away from every other use until it can be.`,
    ],
  },
  {
    heading: 'How We Keep Your Information Safe',
    blocks: [
      prose`We protect personal information by technical and organisational measures that are suited to it,
        such as encrypted connections, access that is limited to staff who need it, passwords that are stored
        only in a form from which they cannot be read, and links to orders that cannot be guessed.`,
      prose`Still, nothing that is sent over the internet or stored on a computer is ever perfectly safe, and
        we cannot guarantee that nobody will break through our protection and read, take or alter information.
        You send it to us at your own risk. You can help: use a device and a network that you trust, and keep
        codes, passwords and the links to your orders to yourself.`,
    ],
  },
];
