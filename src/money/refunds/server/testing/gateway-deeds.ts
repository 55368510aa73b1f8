import * as fc from 'fast-check';
import type { LedgerGateway } from '#money/payments/server/testing/ledger-gateway.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import type { Deed } from './moment.ts';

interface Life {
  gateway: LedgerGateway;
  thali: Pick<TestApp, 'clock'>;
  round: () => Promise<void>;
}

/** What the gateway and the clock do, whatever is paid. */
export function gatewayDeeds<L extends Life>(): { weight: number; arbitrary: fc.Arbitrary<Deed<L>> }[] {
  const doing = (name: string, act: (life: L) => unknown): fc.Arbitrary<Deed<L>> =>
    fc.constant({
      name,
      run: async (life) => {
        await act(life);
        return undefined;
      },
    });
  return [
    {
      weight: 1,
      arbitrary: doing('the gateway is down', ({ gateway }) => Object.assign(gateway, { isDown: true })),
    },
    {
      weight: 2,
      arbitrary: doing('the gateway is up', ({ gateway }) => Object.assign(gateway, { isDown: false })),
    },
    { weight: 2, arbitrary: doing('an answer will be lost', ({ gateway }) => (gateway.lostAnswers = 1)) },
    {
      weight: 2,
      arbitrary: fc
        .boolean()
        .chain((isForgetful) =>
          doing(`the gateway ${isForgetful ? 'forgets its refunds' : 'knows them again'}`, ({ gateway }) =>
            Object.assign(gateway, { isForgetful }),
          ),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .boolean()
        .chain((isStrict) =>
          doing(`the gateway ${isStrict ? 'refuses' : 'answers'} what it is told twice`, ({ gateway }) =>
            Object.assign(gateway, { isStrict }),
          ),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .boolean()
        .chain((isRefusing) =>
          doing(`refunds are ${isRefusing ? 'refused' : 'taken'}`, ({ gateway }) =>
            Object.assign(gateway, { isRefusing }),
          ),
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('done', 'pending', 'failed')
        .chain((mood) => doing(`refunds are ${mood}`, ({ gateway }) => Object.assign(gateway, { mood }))),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('done' as const, 'failed' as const)
        .chain((end) => doing(`what is pending is ${end}`, ({ gateway }) => gateway.decide(end))),
    },
    { weight: 4, arbitrary: doing('a round', (life) => life.round()) },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(0.5, 5, 15, 60)
        .chain((minutes) =>
          doing(`${minutes} minutes`, ({ thali }) => thali.clock.advance(minutes * MINUTE)),
        ),
    },
  ];
}
