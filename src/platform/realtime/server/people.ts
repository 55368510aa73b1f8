import type { People, PersonNews } from '#platform/ports/server/people.ts';
import type { HintBus } from './hint-bus.ts';

type Listener = (news: PersonNews) => void;

/** Hints name the kind of news and the person: "notification 0190…". */
export function createPeople(bus: HintBus): People {
  const watched = new Map<string, Set<Listener>>();
  const tell = (hint: string) => {
    const [news, accountId = ''] = hint.split(' ');
    for (const listener of watched.get(accountId) ?? []) listener(news as PersonNews);
  };
  bus.subscribe(tell);
  return {
    watch(accountId, listener) {
      const listeners = watched.get(accountId) ?? new Set();
      watched.set(accountId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && watched.get(accountId) === listeners) watched.delete(accountId);
      };
    },
    publish(accountIds, news) {
      const hints = accountIds.map((accountId) => `${news} ${accountId}`);
      if (hints.length === 0) return;
      for (const hint of hints) tell(hint);
      bus.publish(hints);
    },
  };
}
