import { WAYS_BACK, type WayBack } from '../faults.ts';
import type { Answer } from '../http/call.ts';
import type { Order } from '../ledger.ts';
import { toRupees } from '../money.ts';
import { GATEWAYS } from './gateway-names.ts';
import { html, type Markup, page } from './markup.ts';

export function payPage(order: Order, { isOver, wayBack }: { isOver: boolean; wayBack: WayBack }): Answer {
  const title = `Pay ${toRupees(order.amount)}`;
  // Only Razorpay sends one.
  const { name } = order.posted;
  const main = html`<form method="post" class="stack">
<div class="card">
<h1>To pay</h1>
<p class="amount">${toRupees(order.amount)}</p>
<dl class="facts">
<dt>In place of</dt><dd>${GATEWAYS[order.flow]}</dd>
${name === undefined ? '' : html`<dt>To</dt><dd>${name}</dd>`}
<dt>Merchant</dt><dd>${order.merchantId}</dd>
<dt>Order</dt><dd>${order.orderId}</dd>
${order.mandate === undefined ? '' : html`<dt>Registers</dt><dd>${toRupees(order.mandate.most)} at most, by ${order.mandate.method}</dd>`}
</dl>
</div>
${isOver ? over : choices(title, wayBack)}
</form>`;
  return page({ title, main });
}

const over = html`<p>This payment has been decided already.</p>
<button class="main" name="decision" value="cancel">Back to the restaurant</button>`;

const choices = (title: string, chosen: WayBack): Markup => html`<div class="stack">
<button class="main" name="decision" value="pay">${title}</button>
<div class="row">
<button name="decision" value="fail">Fail</button>
<button name="decision" value="pending">Pending</button>
<button name="decision" value="cancel">Cancel</button>
</div>
<p class="soft">Fail: the bank refuses. Pending: the bank has not decided yet; decide for it in
<a href="/">what this gateway knows</a>. Cancel: the guest gives up.</p>
</div>
<details class="card"${chosen === 'once' ? '' : openMark}>
<summary>What goes wrong</summary>
<fieldset><legend>How the restaurant is told of a payment</legend>
${Object.entries(WAYS_BACK).map(([way, words]) => radio(way, words, way === chosen))}
</fieldset>
</details>`;

const openMark = html` open`;
const checked = html` checked`;
const radio = (way: string, words: string, isChosen: boolean) =>
  html`<label><input type="radio" name="wayBack" value="${way}"${isChosen ? checked : ''}>${words}</label>`;
