import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';

const state = z.object({ status: z.string() });

export const healthCalls = endpoints('Health', {
  isAlive: {
    method: 'GET',
    url: '/healthz',
    access: 'anybody',
    limits: 'answers at once, from memory',
    schema: {
      summary: 'The process lives',
      response: { 200: state },
    },
  },
  isReady: {
    method: 'GET',
    url: '/readyz',
    access: 'anybody',
    limits: 'asks the database one short question, and every few seconds to write',
    schema: {
      summary: 'It can serve orders',
      response: { 200: state },
    },
  },
});

/** For who runs the program. Everybody else is answered 404. */
export const metricsCalls = endpoints('Health', {
  readMetrics: {
    method: 'GET',
    url: '/metrics',
    access: 'anybody',
    limits: 'for who runs the program alone; asks the database once in five seconds at most',
    schema: {
      summary: 'Counts and measurements of this process, for Prometheus',
      produces: ['text/plain'],
      response: { 200: z.string() },
    },
  },
});
