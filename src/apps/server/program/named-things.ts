import type { FastifyRequest } from 'fastify';
import { guestContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Feature, Params } from '#platform/feature/server/feature.ts';
import { memberOf } from '#restaurant/access/server/access.ts';
import { FEATURES } from './features.ts';

const OF_STORE: Required<Feature>['named'] = Object.assign({}, ...FEATURES.map(({ named }) => named));
const ELSEWHERE = FEATURES.flatMap(({ addresses = {} }) => Object.entries(addresses));

/** Fails with a 404 if the thing in the address does not exist, for callers who may know that. */
async function findNamedThing(services: Services, request: FastifyRequest): Promise<void> {
  const { url = '' } = request.routeOptions;
  const params = request.params as Params;
  if (!request.member) {
    const isBelow = ([address]: [string, unknown]) => url === address || url.startsWith(`${address}/`);
    await ELSEWHERE.find(isBelow)?.[1](guestContext(services), params, request);
    return;
  }
  const names = Object.keys(params);
  const last = names.findLastIndex((name) => name in OF_STORE);
  const name = names[last] ?? '';
  const find = OF_STORE[`${names[last - 1]}/${name}`] ?? OF_STORE[name];
  await find?.(memberOf(request), params[name] ?? '', params);
}

/** The fault to answer: a missing thing comes before a fault of the body. */
export async function faultToAnswer(
  services: Services,
  request: FastifyRequest,
  fault: unknown,
): Promise<unknown> {
  try {
    await findNamedThing(services, request);
    return fault;
  } catch (missing) {
    return missing instanceof AppError ? missing : fault;
  }
}
