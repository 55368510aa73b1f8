import { differenceOf, type OperatorAct, type Standing } from '#operators/stores/rules/acts.ts';
import type { OperatorActor, Watch } from '#platform/context/server/context.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { type Asked, PICTURES } from './pictures.ts';
import { insertEntry } from './queries.ts';

const MOST_SIGNS = 300;

/** Terms of service are long, and the log says that they changed, not how. */
const shortened = (standing: Standing): Standing =>
  Object.fromEntries(
    Object.entries(standing).map(([name, text]) => [
      name,
      text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS)}…` : text,
    ]),
  );

const idIn = (value: unknown) => (typeof value === 'string' && isId(value) ? value.toLowerCase() : null);

/**
 * Looks at what an act is about before and after each transaction of it, and writes what has changed into the log of
 * operators, in that transaction. So no verb can forget it, and what changes nothing is not in the log.
 */
export function watchActs(what: OperatorAct, actor: OperatorActor, asked: () => Asked): Watch {
  const watch: Watch = {
    isUsed: false,
    about(params) {
      watch.isUsed = true;
      return watchActs(what, actor, () => ({ ...asked(), params }));
    },
    async over(tx, body) {
      watch.isUsed = true;
      const given = asked();
      const before = await PICTURES[what](tx, given);
      const result = await body();
      const after = await PICTURES[what](tx, given);
      const isNew = before !== null && after !== null && before.key !== after.key;
      const changed = differenceOf(isNew ? {} : (before?.standing ?? {}), after?.standing ?? {});
      if (changed === null) return result;
      const { reason, bulk } = given.body;
      await insertEntry(tx.db, {
        brandId: tx.site.brandId,
        id: uuidV7(tx.now),
        at: new Date(tx.now),
        accountId: actor.id,
        name: actor.name,
        what,
        subject: (after ?? before)?.subject ?? '',
        from: shortened(changed.from),
        to: shortened(changed.to),
        bulk: idIn(bulk),
        why: typeof reason === 'string' ? reason : '',
        aboutStore: idIn(given.params['storeId'] ?? after?.about),
      });
      return result;
    },
  };
  return watch;
}
