/** The calls of gateways, proxies and health checks, which none of our apps makes. */
export { proxyCalls } from './domains.ts';
export { gatewayCalls } from './gateways.ts';
export { healthCalls, metricsCalls } from './health.ts';
