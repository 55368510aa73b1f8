import { siteHealth } from '../site-health.ts';
import { endpoints } from './endpoints.ts';

export const siteHealthCalls = endpoints('Operator', {
  readHealth: {
    method: 'GET',
    url: '/api/operator/health',
    access: 'operator',
    schema: { summary: 'How the program is doing', response: { 200: siteHealth } },
  },
});
