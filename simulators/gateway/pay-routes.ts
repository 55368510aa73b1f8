import { decide, isDecision, isOver } from './decide.ts';
import type { Desk } from './desk.ts';
import { changeFaults } from './faults.ts';
import { readForm } from './http/call.ts';
import type { Route } from './http/router.ts';
import { noticePage } from './pages/notice-page.ts';
import { payPage } from './pages/pay-page.ts';
import { returnPage } from './pages/return-page.ts';

const unknown = () => noticePage(404, 'No such payment', 'This gateway knows of no such order any more.');

/** The page on which a person plays the guest and the bank. */
export function payRoutes(desk: Desk): Route[] {
  return [
    {
      method: 'GET',
      path: '/pay/:key',
      handle({ params: [key = ''] }) {
        const order = desk.ledger.pageOf(key);
        return order ? payPage(order, { isOver: isOver(order), wayBack: desk.faults.wayBack }) : unknown();
      },
    },
    {
      method: 'POST',
      path: '/pay/:key',
      async handle(call) {
        const order = desk.ledger.pageOf(call.params[0] ?? '');
        const { decision, wayBack } = readForm(call);
        if (!order || !isDecision(decision)) return unknown();
        const chosen = { ...desk.faults };
        changeFaults(chosen, { wayBack });
        const home = await decide(desk, order, { decision, wayBack: chosen.wayBack });
        return home
          ? returnPage(home)
          : noticePage(200, 'Nobody was told', 'The guest has closed the browser: the restaurant must ask.');
      },
    },
  ];
}
