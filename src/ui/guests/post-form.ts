import type { PaymentForm } from '#ordering/orders/wire/order.ts';

/** Submits the gateway's form. */
export function postForm({ action, param_dict }: PaymentForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(param_dict)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
