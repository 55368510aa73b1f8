import { type LegalSection, prose } from '../legal-text.ts';

export const purchases: readonly LegalSection[] = [
  {
    heading: 'Products',
    blocks: [
      prose`We take care to show the dishes, drinks and other goods on our menu (the “Products”) as they are:
        their description, ingredients, portion, price and look. Photographs serve as illustrations. Screens
        show colours differently, and what is served may differ in arrangement, garnish or crockery. We do not
        promise that every description and picture is complete, current and free of error.`,
      prose`Marks such as “veg”, “non-veg” or “pure veg”, and tags such as “spicy”, tell you how we prepare a
        Product. They are not medical advice. If you have an allergy, an intolerance or a dietary rule on
        which your health or conscience depends, speak to our staff before you order: several Products may be
        prepared in the same kitchen, and a remark typed into an order is no substitute for that
        conversation.`,
      prose`Anything may run out. We may limit quantities, take a Product off the menu, and change prices and
        the hours in which a menu is offered, whenever we need to. A new price does not affect an order that
        has already been placed.`,
    ],
  },
  {
    heading: 'Purchases and Payment',
    blocks: [
      'We accept the following methods of payment:',
      { list: ['Visa', 'Mastercard', 'Paytm Wallet', 'UPI', 'RuPay', 'Net Banking'] },
      prose`All payments are made in Indian Rupees (INR). Where the kind of order that you choose is shown as
        payable in cash, you pay us when the order is served, handed over or delivered. Online payments are
        handled by a payment gateway on its own pages and under its own terms. Your card number, PIN and bank
        password are given to the gateway and not to us.`,
      prose`Give us correct details for every purchase, so that we can carry it out and reach you about it.
        Before you order, the Services show you the value of your cart, each discount, each charge, the taxes
        and the grand total. By placing the order you agree to pay these amounts and authorise us to collect
        them by the method that you chose. Some kinds of order have a minimum value, which is shown to you.`,
      prose`An order is your offer to buy. A notice that it was received means only that it has reached us; it
        is accepted when we confirm it or begin to prepare it. We may correct an error in a price, even after
        payment was requested or received, but we will not make you pay a higher price without your consent:
        you may then choose not to go on with the item concerned.`,
      prose`We may decline an order, limit the quantity that one person, household, table or telephone number
        can order, strike out an item that has run out, or cancel an order, in particular when we suspect a
        mistake, fraud, abuse or an order placed for resale. If we cancel an order, or a part of it, for a
        reason that does not lie with you, you do not have to pay for what we do not supply, and anything
        already paid for it is returned to you.`,
    ],
  },
  {
    heading: 'Return Policy',
    blocks: [
      'All sales are final and no refund will be issued.',
      prose`Food and drink are prepared for you and do not keep, so please check your order before you place
        it. Our Return and Refund Policy, which can be opened next to these Terms, describes the only cases in
        which goods can nevertheless be returned, and the conditions and time limits for doing so. Read it
        before you make a purchase.`,
      prose`If you receive something that you did not order, that is incomplete or that is not fit to be
        eaten, tell us at once, so that we can look into it while it can still be put right. Nothing in this
        section takes away a remedy that the law gives a consumer and that an agreement cannot exclude.`,
    ],
  },
];
