import { contactBlocks, type LegalSection, type Merchant, prose } from '../legal-text.ts';

export function closing(merchant: Merchant): LegalSection[] {
  return [
    {
      heading: 'User Data',
      blocks: [
        prose`We keep data that you send us and data about how the Services are used, in order to run them and
          make them better. Which data these are, and what becomes of them, is set out in our Privacy Notice.
          We make backups, but you remain responsible for what you send and for what is done under your
          name.`,
        prose`Your cart, the list of your earlier orders, and the name and number that you last entered are
          kept in the browser of your device. You lose them when you clear its data or change to another
          device, and a cart is emptied after 30 minutes. We are not liable to you if such data are lost or
          damaged, and you waive claims on that account.`,
      ],
    },
    {
      heading: 'Electronic Communications, Transactions and Signatures',
      blocks: [
        prose`When you use the Services, write to us or fill in a form, you communicate with us
          electronically. You agree that we may do the same, on the screen, by a message to your telephone or
          by email, and that what we send in this way, be it a notice, a bill or an agreement, counts as given
          in writing.`,
        prose`You also agree that contracts with us are made, signed and recorded electronically. Tapping the
          button that places an order, or entering a one-time code, expresses your consent as your signature
          on paper would. As far as the law permits, you will not object that there is no handwritten
          signature, no record on paper or no payment in other than electronic form.`,
      ],
    },
    {
      heading: 'Miscellaneous',
      blocks: [
        prose`These Terms, with the documents to which they refer, contain everything that you and we have
          agreed about the Services. If we let a breach pass once, we do not give up the right to act on it or
          on the next one. If a provision turns out to be invalid, it falls away as far as it must, and the
          rest remains in force.`,
        prose`We may transfer our rights and duties under these Terms to others. We are not liable where
          something surplus our reasonable control prevents or delays what we should do. Nothing here makes you
          and us partners, joint venturers, employer and employee, or principal and agent of one another.`,
        prose`That we wrote these Terms is no reason to read them against us, and that they exist in
          electronic form and without signatures is no defence to them. They are written in English. If we
          offer a translation, it serves your convenience, and the English text decides.`,
      ],
    },
    {
      heading: 'Contact Us',
      blocks: [
        'For complaints, questions and notices under these Terms, please contact us:',
        ...contactBlocks(merchant),
      ],
    },
  ];
}
