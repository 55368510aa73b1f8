import { contactBlocks, type LegalText, type Merchant, partyOf, prose } from './legal-text.ts';

export function returnPolicy(merchant: Merchant): LegalText {
  return {
    title: 'Return and Refund Policy',
    updated: 'February 22, 2022',
    intro: [
      prose`Thank you for choosing ${merchant.name} for your order. This policy is part of our Terms of Use
        and says when an order with ${partyOf(merchant)} (“we”, “us” or “our”) can be cancelled, which goods
        can be returned, and how money is paid back. Under our Terms of Use all sales are final; what follows
        are the only exceptions, apart from any right that the law gives you and that an agreement cannot take
        away. “Goods” are the items that we offer for sale on our menu.`,
    ],
    sections: [
      {
        heading: 'Cancelling an Order',
        blocks: [
          prose`You may cancel your order within 7 days without giving any reason. The period of 7 days runs
            from the day on which you receive the goods, or on which somebody whom you have named, other than
            the carrier, receives them for you.`,
          prose`To cancel, tell us of your decision in a clear statement, through any of the contacts at the
            end of this policy, and name the number of the order. The right to cancel does not cover the goods
            listed under “Goods That Cannot Be Returned”. A meal is among them: as soon as we have begun to
            prepare it, it can no longer be cancelled.`,
        ],
      },
      {
        heading: 'Conditions for a Return',
        blocks: [
          'Goods can be returned only if:',
          { list: ['they were bought within the last 7 days; and', 'they are in their original packaging.'] },
          prose`We may refuse a return that does not meet these conditions. Only goods sold at their regular
            price can be refunded. Goods on sale cannot, unless the law that applies to you does not allow us
            to exclude them.`,
        ],
      },
      {
        heading: 'Goods That Cannot Be Returned',
        blocks: [
          'The following cannot be returned:',
          {
            list: [
              prose`goods made to your specification or clearly personalised, such as a dish with options of
                your choice or a cake that bears a name;`,
              prose`perishable goods, which by their nature are unsuitable for return or spoil quickly, such
                as freshly made food and drink, and goods whose date of expiry has passed;`,
              prose`goods that were sealed, are unsuitable for return for reasons of health protection or
                hygiene, and were opened after delivery; and`,
              'goods that, by their nature, were inseparably mixed with other items after delivery.',
            ],
          },
          prose`If something arrives that is wrong, missing, damaged or unfit to be eaten, do not wait and do
            not send it back: tell our staff, or contact us, straight away. That is not a change of mind, and
            we will look into it with you.`,
        ],
      },
      {
        heading: 'Returning Goods',
        blocks: [
          prose`You bear the cost and the risk of returning goods to us. Send or bring them to us well packed,
            together with the number of the order. Choose a carrier that insures the parcel and lets you track
            it: if goods are lost or damaged on the way back, that is your loss, and without the goods we
            cannot pay anything back.`,
        ],
      },
      {
        heading: 'Refunds',
        blocks: [
          prose`We pay you back no later than 14 days after the day on which the returned goods arrive. We use
            the same means of payment that you used for the order, and we charge no fee for the refund. Your
            bank may need some further days to show the amount. If we confirm that an item was not supplied
            although it was paid for, its price is paid back in the same way, without a return.`,
        ],
      },
      {
        heading: 'Gifts',
        blocks: [
          prose`If the goods were marked as a gift when they were bought, and were sent to you directly, you
            receive a gift credit for the value of what you return, once it has arrived. If they were not
            marked as a gift, or the giver had the order delivered to himself or herself to hand it to you
            later, the refund goes to the giver.`,
        ],
      },
      {
        heading: 'Contact Us',
        blocks: [
          'For a question about this policy, and for every cancellation or return, please contact us:',
          ...contactBlocks(merchant),
        ],
      },
    ],
  };
}
