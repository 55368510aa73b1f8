import { encodeQR } from 'qr';
import { type BillContent, type BillSheet, sheetOf } from '#money/bills/rules/bill-sheet.ts';
import { cacheBody } from '#platform/http/server/cached-body.ts';
import { escapeHtml } from '#platform/text/rules/escape-html.ts';
import { customerPolicy } from '../page-policy.ts';
import type { Page } from '../render-page.ts';
import { BILL_STYLE, PRINT_SCRIPT } from './bill-style.ts';

/** The bills of an order, to read and print, without the guests' app. */
export function renderBills(slug: string, contents: BillContent[]): Page {
  const sheets = contents.map(sheetOf);
  const title = `${sheets[0]?.title} ${contents[0]?.number} · ${sheets[0]?.name}`;
  const html = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${BILL_STYLE}</style></head>
<body><nav aria-label="Bill"><a href="/status/${escapeHtml(slug)}">← Order</a><span></span>
<a href="/order/status/${escapeHtml(slug)}/bill.pdf">PDF</a><button type="button">Print</button></nav>
<main>${sheets.map(writeSheet).join('')}</main><script>${PRINT_SCRIPT}</script></body></html>`;
  return {
    status: 200,
    policy: customerPolicy({ styles: [BILL_STYLE], scripts: [PRINT_SCRIPT] }, []),
    isPublic: false,
    body: cacheBody('text/html; charset=utf-8', html),
  };
}

export function writeSheet(sheet: BillSheet, at: number): string {
  const level = at === 0 ? 'h1' : 'h2';
  return `<article><header><div><p class="name">${escapeHtml(sheet.name)}</p>
${sheet.supplier.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div>
<div class="title"><${level}>${escapeHtml(sheet.title)} <span lang="hi">${sheet.hindiTitle}</span></${level}></div></header>
${sheet.declaration && `<p class="declaration">${escapeHtml(sheet.declaration)}</p>`}
<dl class="facts">${sheet.facts.map(writeFact).join('')}</dl>
<table><thead><tr><th scope="col">Item</th><th scope="col">Qty</th><th scope="col">Rate</th><th scope="col">Discount</th><th scope="col">Amount</th></tr></thead>
<tbody>${sheet.lines.map(writeLine).join('')}</tbody></table>
<dl class="sums">${sheet.sums.map(writeSum).join('')}</dl>
<p class="words">${escapeHtml(sheet.words)}</p>
${sheet.footer && `<p class="footer">${escapeHtml(sheet.footer)}</p>`}${writeCode(sheet)}</article>`;
}

function writeCode({ signedQr }: BillSheet): string {
  if (!signedQr) return '';
  const code = encodeQR(signedQr, 'svg', { ecc: 'medium' });
  return `<div class="code">${code.replace('<svg', '<svg role="img" aria-label="Signed e-invoice"')}</div>`;
}

function writeFact({ label, text }: BillSheet['facts'][number]): string {
  return `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`;
}

function writeSum({ label, text, isTotal }: BillSheet['sums'][number]): string {
  return `<div${isTotal ? ' class="total"' : ''}><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`;
}

function writeLine({ label, note, quantity, rate, discount, amount }: BillSheet['lines'][number]): string {
  const cells = [quantity, rate, discount, amount].map((text) => `<td>${escapeHtml(text)}</td>`).join('');
  return `<tr><th scope="row">${escapeHtml(label)}${note && `<small>${escapeHtml(note)}</small>`}</th>${cells}</tr>`;
}
