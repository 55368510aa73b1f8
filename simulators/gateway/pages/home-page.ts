import type { Desk } from '../desk.ts';
import { CHARGE_WAYS, MANDATE_WAYS, REFUND_WAYS, WAYS_BACK, WEBHOOK_WAYS } from '../faults.ts';
import type { Answer } from '../http/call.ts';
import type { Mandate, Order, Refund } from '../ledger.ts';
import { viewLedger, viewOrder } from '../ledger-view.ts';
import { toRupees } from '../money.ts';
import { GATEWAYS } from './gateway-names.ts';
import { html, type Markup, page } from './markup.ts';

const MOST_SHOWN = 100;
const STATES = {
  open: 'Not decided',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Given up',
  done: 'Done',
};
const OUTCOMES = {
  pending: { paid: 'It succeeds', failed: 'It fails' },
  over: { paid: 'It succeeds after all' },
};

export function homePage({ ledger, faults }: Desk): Answer {
  const { totals } = viewLedger(ledger.orders);
  const shown = ledger.orders.slice(-MOST_SHOWN).toReversed();
  const main = html`<section class="card stack" aria-labelledby="ledger">
<h1 id="ledger">What this gateway knows</h1>
<dl class="totals"><div><dt>Paid</dt><dd>${toRupees(totals.paid)}</dd></div>
<div><dt>Given back</dt><dd>${toRupees(totals.refunded)}</dd></div></dl>
<p class="soft">For programs: <a href="/ledger">the ledger</a>, in paise.</p>
</section>
${shown.length === 0 ? empty : html`<ul>${shown.map(entry)}</ul>`}
<form class="card stack" method="post" action="/faults">
<h2>What goes wrong, for everybody</h2>
<div class="fields">
${select('wayBack', 'After a payment', WAYS_BACK, faults.wayBack)}
${select('refunds', 'Refunds are', REFUND_WAYS, faults.refunds)}
${select('mandates', 'Mandates are', MANDATE_WAYS, faults.mandates)}
${select('charges', 'Charges of mandates are', CHARGE_WAYS, faults.charges)}
${select('webhooks', 'Webhooks are sent', WEBHOOK_WAYS, faults.webhooks)}
${select('down', 'The gateway', { false: 'Works', true: 'Is down' }, String(faults.down))}
<label class="field"><span>Every answer takes longer, by milliseconds</span>
<input type="number" name="slowMs" min="0" max="60000" value="${faults.slowMs}"></label>
</div>
<button>Keep this</button>
</form>`;
  return page({ title: 'What this gateway knows', main, isWide: true });
}

const empty = html`<p class="card">Nobody has come to pay yet.</p>`;

function entry(order: Order): Markup {
  const { state, amount, orderId, flow, refunds } = viewOrder(order);
  return html`<li class="card entry">
<p class="top"><span>${toRupees(amount)}</span><span class="${state}">${STATES[state]}</span></p>
<p class="soft">${GATEWAYS[flow]} · ${orderId}${order.receipt === null ? '' : ` · ${order.receipt}`}</p>
${state === 'open' ? html`<p><a href="/pay/${order.key}">Its page</a></p>` : ''}
${order.mandate?.token ? mandateEntry(order.mandate) : ''}
${refunds.map(refundEntry)}
${state === 'paid' ? '' : settling(`/orders/${orderId}/settle`, OUTCOMES[state === 'pending' ? 'pending' : 'over'])}
</li>`;
}

const MANDATE_STATES = {
  initiated: 'Pending',
  confirmed: 'Registered',
  rejected: 'Refused',
  cancelled: 'Ended',
};
const MANDATE_OUTCOMES = {
  initiated: { confirmed: 'The bank registers it', rejected: 'The bank refuses it' },
  confirmed: { cancelled: 'The payer ends it' },
};

const mandateEntry = ({ most, state, token }: Mandate) => html`<p class="top">
<span>Mandate up to ${toRupees(most)}</span><span>${MANDATE_STATES[state]}</span></p>
${state === 'initiated' || state === 'confirmed' ? settling(`/mandates/${token}/settle`, MANDATE_OUTCOMES[state]) : ''}`;

const refundEntry = ({
  amount,
  state,
  refundId,
}: Refund) => html`<p class="top"><span>Refund of ${toRupees(amount)}</span>
<span class="${state}">${STATES[state]}</span></p>
${state === 'pending' ? settling(`/refunds/${refundId}/settle`, { done: 'It arrives', failed: 'The bank refuses it' }) : ''}`;

const settling = (action: string, outcomes: Record<string, string>) =>
  html`<form class="row" method="post" action="${action}">${Object.entries(outcomes).map(
    ([outcome, words]) => html`<button name="outcome" value="${outcome}">${words}</button>`,
  )}</form>`;

function select(name: string, words: string, ways: Record<string, string>, chosen: string): Markup {
  const options = Object.entries(ways).map(([value, text]) => {
    const mark = value === chosen ? selected : '';
    return html`<option value="${value}"${mark}>${text}</option>`;
  });
  return html`<label class="field"><span>${words}</span><select name="${name}">${options}</select></label>`;
}

const selected = html` selected`;
