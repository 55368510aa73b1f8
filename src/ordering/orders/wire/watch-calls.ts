import { siteHealth, watchBody, watchTest, watchView } from '#operators/health/wire/site-health.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { nothing } from '#platform/calls/wire/params.ts';

/** How the program is doing, and who is told. */
export const watchCalls = endpoints('Operator', {
  readHealth: {
    method: 'GET',
    url: '/api/operator/health',
    access: 'operator.read',
    schema: { summary: 'How the program is doing', response: { 200: siteHealth } },
  },
  readWatch: {
    method: 'GET',
    url: '/api/operator/watch',
    access: 'operator.brand',
    schema: { summary: 'Who is told of what is red', response: { 200: watchView } },
  },
  saveWatch: {
    method: 'PUT',
    url: '/api/operator/watch',
    access: 'operator.brand',
    logs: 'health',
    example: { emails: true, webhook: '', backupsElsewhere: false },
    schema: {
      summary: 'Replaces who is told. A new `secret` is answered once',
      body: watchBody,
      response: { 200: watchView },
    },
  },
  testWatch: {
    method: 'POST',
    url: '/api/operator/watch/test',
    access: 'operator.brand',
    logs: 'health',
    once: 'same',
    within: ['healthEmails'],
    schema: { summary: 'Sends a test to all who are told', body: nothing, response: { 200: watchTest } },
  },
});
