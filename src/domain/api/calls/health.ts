import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';

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
