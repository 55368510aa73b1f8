import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LegalDocument } from './legal-document.tsx';
import type { LegalText, Merchant } from './legal-text.ts';
import { privacyNotice } from './privacy-notice.ts';
import { returnPolicy } from './return-policy.ts';
import { termsOfUse } from './terms.ts';

const FULL: Merchant = {
  name: 'Saffron Street',
  legalName: 'Saffron Street Foods Pvt. Ltd.',
  address: '12 MG Road, Gurugram 122001, Haryana, India',
  menuUrl: 'https://menu.example/saffron-street',
  email: 'hello@saffron.example',
  phone: '+91 98765 43210',
};
const BARE: Merchant = { name: 'Chai Corner', menuUrl: 'https://menu.example/chai-corner' };
const EMPTY: Merchant = { ...BARE, legalName: ' ', address: '', email: null, phone: null };

const TERMS = [
  'Agreement to Terms',
  'Intellectual Property Rights',
  'User Representations',
  'User Registration',
  'Products',
  'Purchases and Payment',
  'Return Policy',
  'Prohibited Activities',
  'User Generated Contributions',
  'Contribution License',
  'Mobile Application License',
  'Submissions',
  'Site Management',
  'Term and Termination',
  'Modifications and Interruptions',
  'Governing Law',
  'Dispute Resolution',
  'Corrections',
  'Disclaimer',
  'Limitation of Liability',
  'Indemnification',
  'User Data',
  'Electronic Communications, Transactions and Signatures',
  'Miscellaneous',
  'Contact Us',
];
const RETURNS = [
  'Cancelling an Order',
  'Conditions for a Return',
  'Goods That Cannot Be Returned',
  'Returning Goods',
  'Refunds',
  'Gifts',
  'Contact Us',
];
const PRIVACY = [
  'What Information We Collect',
  'How We Use Your Information',
  'Sharing Your Information',
  'How Long We Keep Your Information',
  'How We Keep Your Information Safe',
  'Information About Minors',
  'Your Privacy Rights',
  'Do-Not-Track Signals',
  'California Privacy Rights',
  'Updates to This Notice',
  'How to Contact Us',
  'Reviewing, Updating and Deleting Your Data',
];

const DOCUMENTS = [
  { write: termsOfUse, title: 'Terms of Use', updated: 'February 28, 2022', headings: TERMS },
  { write: returnPolicy, title: 'Return and Refund Policy', updated: 'February 22, 2022', headings: RETURNS },
  { write: privacyNotice, title: 'Privacy Notice', updated: 'February 27, 2022', headings: PRIVACY },
];

const markupOf = (text: LegalText) => renderToStaticMarkup(createElement(LegalDocument, { text }));
const wordsOf = (markup: string) => markup.replace(/<\/?(?:article|section|p|h3|ul|li|a)\b[^>]*>/g, '\n');
const sectionOf = (text: LegalText, heading: string) =>
  wordsOf(markupOf({ ...text, intro: [], sections: text.sections.filter((it) => it.heading === heading) }));

describe.each(DOCUMENTS)('$title', ({ write, title, updated, headings }) => {
  test('has its title and date, and numbers its sections', () => {
    const text = write(FULL);
    const markup = markupOf(text);
    expect(text.title).toBe(title);
    expect(markup).toContain(`Last updated ${updated}<`);
    expect(markup).toMatch(/^<article [^>]*lang="en"/);
    const shown = [...markup.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map((match) => match[1]);
    expect(shown).toEqual(headings.map((heading, index) => `${index + 1}. ${heading}`));
    for (const section of text.sections) expect(section.blocks.length).toBeGreaterThan(0);
  });

  test("contains the merchant's details", () => {
    const markup = markupOf(write(FULL));
    for (const value of [FULL.name, FULL.legalName, FULL.address]) expect(markup).toContain(value);
    expect(markup).toContain(
      'Saffron Street Foods Pvt. Ltd., of 12 MG Road, Gurugram 122001, Haryana, India, (“we”',
    );
    expect(markup).toContain(
      'href="https://menu.example/saffron-street">the menu page of Saffron Street</a>',
    );
    expect(markup).toContain('href="mailto:hello@saffron.example">hello@saffron.example</a>');
    expect(markup).toContain('href="tel:+919876543210">+91 98765 43210</a>');
  });

  test.each([
    ['absent', BARE],
    ['empty', EMPTY],
  ])('leaves no hole where details of the merchant are %s', (_, merchant) => {
    const markup = markupOf(write(merchant));
    expect(markup).not.toMatch(/undefined|\bnull\b|\[object|mailto:|tel:|<li><\/li>|<p[^>]*><\/p>|\(\s*\)/);
    const words = wordsOf(markup);
    expect(words).not.toMatch(/\S {2,}\S| [,.;:)]|,,|\.\.|, of ,/);
    expect(words).toContain('Chai Corner (“we”, “us” or “our”)');
    expect(words).toContain('\nChai Corner\n');
  });

  test("trims the merchant's details", () => {
    const words = wordsOf(markupOf(write({ ...FULL, legalName: ' Saffron  Street\nFoods ' })));
    expect(words).toContain('Saffron Street Foods, of 12 MG Road');
  });
});

test.each([
  ['Agreement to Terms', 'at least 13 years old'],
  ['User Representations', 'not under the age of 13'],
  ['User Representations', 'true, accurate, current and complete'],
  ['Purchases and Payment', 'Indian Rupees (INR)'],
  ['Purchases and Payment', 'Visa'],
  ['Purchases and Payment', 'Mastercard'],
  ['Purchases and Payment', 'Paytm Wallet'],
  ['Purchases and Payment', 'UPI'],
  ['Purchases and Payment', 'RuPay'],
  ['Purchases and Payment', 'Net Banking'],
  ['Return Policy', 'All sales are final and no refund will be issued.'],
  ['Governing Law', 'governed by the laws of India'],
  ['Dispute Resolution', 'under an international commercial arbitration court'],
  ['Dispute Resolution', 'seat, or legal place, of the arbitration is Gurugram, India'],
  ['Dispute Resolution', 'number of arbitrators is five'],
  ['Dispute Resolution', 'language of the proceedings is English'],
  ['Dispute Resolution', 'no dispute may be arbitrated as a class action'],
  ['Dispute Resolution', 'the courts of India'],
  ['Dispute Resolution', 'intellectual property rights'],
  ['Dispute Resolution', 'theft, piracy, invasion of privacy or unauthorised use'],
  ['Dispute Resolution', 'injunctive relief'],
  ['Limitation of Liability', 'limited to the amount, if any, that you have paid to us'],
])('terms of use, %s: %s', (heading, fact) => {
  expect(sectionOf(termsOfUse(FULL), heading)).toContain(fact);
});

test.each([
  ['Cancelling an Order', 'within 7 days without giving any reason'],
  ['Cancelling an Order', 'from the day on which you receive the goods'],
  ['Conditions for a Return', 'bought within the last 7 days'],
  ['Conditions for a Return', 'in their original packaging'],
  ['Conditions for a Return', 'Only goods sold at their regular price can be refunded. Goods on sale cannot'],
  ['Goods That Cannot Be Returned', 'made to your specification or clearly personalised'],
  ['Goods That Cannot Be Returned', 'perishable goods'],
  ['Goods That Cannot Be Returned', 'date of expiry has passed'],
  [
    'Goods That Cannot Be Returned',
    'sealed, are unsuitable for return for reasons of health protection or hygiene',
  ],
  ['Goods That Cannot Be Returned', 'inseparably mixed with other items'],
  ['Returning Goods', 'You bear the cost and the risk of returning goods'],
  ['Refunds', 'no later than 14 days after the day on which the returned goods arrive'],
  ['Refunds', 'the same means of payment'],
  ['Refunds', 'no fee'],
  ['Gifts', 'gift credit for the value of what you return'],
  ['Gifts', 'not marked as a gift'],
  ['Gifts', 'the refund goes to the giver'],
])('return policy, %s: %s', (heading, fact) => {
  expect(sectionOf(returnPolicy(FULL), heading)).toContain(fact);
});

test.each([
  ['What Information We Collect', 'names, phone numbers and similar details'],
  ['What Information We Collect', 'must be true, complete and accurate'],
  ['What Information We Collect', 'mobile device details'],
  ['What Information We Collect', 'access to the camera'],
  ['What Information We Collect', 'push notifications'],
  [
    'How Long We Keep Your Information',
    'We keep your personal information while you have an account with us',
  ],
  ['How Long We Keep Your Information', 'we delete your personal information or make it anonymous'],
  ['Information About Minors', 'do not knowingly collect personal information from anyone under 18'],
  ['Do-Not-Track Signals', 'At present we do not respond to DNT signals'],
  ['California Privacy Rights', 'California Civil Code'],
  ['Reviewing, Updating and Deleting Your Data', 'review, update or delete the personal information'],
])('privacy notice, %s: %s', (heading, fact) => {
  expect(sectionOf(privacyNotice(FULL), heading)).toContain(fact);
});
