import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';

const state = z.object({ status: z.string() });

export const healthCalls = endpoints('Health', {
  isAlive: {
    method: 'GET',
    url: '/healthz',
    schema: {
      summary: 'The process lives',
      response: { 200: state },
    },
  },
  isReady: {
    method: 'GET',
    url: '/readyz',
    schema: {
      summary: 'It can serve orders',
      response: { 200: state },
    },
  },
});
