import type { OperatorAct, Standing } from '#operators/stores/rules/acts.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { storeIdFor } from '#platform/ids/server/ids.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { typedDomain } from '#platform/site/server/typed-domain.ts';
import { STANDING } from './queries.ts';

/** What a call asked for: the names in its address, and its body. */
export interface Asked {
  params: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
}

/** Something that an operator can change: what it is called, and how it stands. */
interface Picture {
  /** Differs when the thing was made anew. */
  key?: string;
  subject: string;
  /** The store that it is about, if the address of the call does not say so. */
  about?: string;
  standing: Standing;
}

/** Null: there is no such thing, before it is made or after it is gone. */
type Take = (tx: Ctx, asked: Asked) => Promise<Picture | null>;

const timeOf = (at: Date | null) => at?.toISOString() ?? '';
/** Tells one file or key from another without showing it. */
const printOf = (secret: string | null) => (secret ? sha256(secret).slice(0, 8) : '');
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const textsOf = (values: object): Standing =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
const emailIn = ({ body }: Asked) => textOf(body['email']).trim();

async function storeOf({ db }: Ctx, { params }: Asked) {
  const { storeId = '' } = params;
  return isId(storeId) ? STANDING.store(db, storeId) : null;
}

/** Locked until COMMIT: of two that change it at once, the second is looked at once the first is done. */
async function lockedStoreOf({ db }: Ctx, { params }: Asked) {
  const { storeId = '' } = params;
  return isId(storeId) ? STANDING.lockedStore(db, storeId) : null;
}

/** By its id in the address or, while it is made, by the time of the call. */
const madeNow = ({ now }: Ctx, id: string | undefined) =>
  id === undefined ? { createdAt: new Date(now) } : isId(id) ? { id } : null;

/** How the subject of each act looks, taken before and after it in the transaction that changes it. */
export const PICTURES: Record<OperatorAct, Take> = {
  async creation({ db, site }, { body }) {
    const about = storeIdFor(site.brandId, textOf(body['key']));
    const store = await STANDING.store(db, about);
    if (!store) return null;
    const { name, subscriptionMode: plan } = store;
    return { about, subject: name, standing: { name, email: emailIn({ body, params: {} }), plan } };
  },
  async suspension(tx, asked) {
    const store = await lockedStoreOf(tx, asked);
    return store && { subject: store.name, standing: { suspended: timeOf(store.suspendedAt) } };
  },
  async tags(tx, asked) {
    const store = await lockedStoreOf(tx, asked);
    const notes = store && (await STANDING.notes(tx.db, tx.site.brandId, store.storeId));
    return store && { subject: store.name, standing: { tags: notes?.tags.join(', ') ?? '' } };
  },
  /** That it was written, not what: it may be about people. */
  async note(tx, asked) {
    const store = await lockedStoreOf(tx, asked);
    const notes = store && (await STANDING.notes(tx.db, tx.site.brandId, store.storeId));
    return store && { subject: store.name, standing: { written: timeOf(notes?.noteAt ?? null) } };
  },
  async filter({ db, site }, { params: { filterId }, body }) {
    if (filterId !== undefined && !isId(filterId)) return null;
    const which = filterId === undefined ? { name: textOf(body['name']).trim() } : { filterId };
    const found = await STANDING.filter(db, site.brandId, which);
    if (!found) return null;
    const standing = { readers: found.accountId === null ? 'all' : 'own' };
    return { key: found.filterId, subject: found.name, standing };
  },
  async closing(tx, asked) {
    const store = await lockedStoreOf(tx, asked);
    return store && { subject: store.name, standing: { closed: timeOf(store.closedAt) } };
  },
  async subscription(tx, asked) {
    const store = await lockedStoreOf(tx, asked);
    if (!store) return null;
    const { subscriptionMode: plan, subscriptionStatus: status, subscriptionEnd } = store;
    return {
      subject: store.name,
      standing: { plan, status, endDate: timeOf(subscriptionEnd), ownPrice: textOf(store.ownPrice?.price) },
    };
  },
  async 'hand-over'(tx, asked) {
    const store = await storeOf(tx, asked);
    const open = store && (await STANDING.handOver(tx.db, store.storeId, new Date(tx.now)));
    if (!store) return null;
    return {
      key: open?.id ?? '',
      subject: store.name,
      standing: open ? { email: open.email, until: timeOf(open.expiresAt) } : {},
    };
  },
  async invoice(tx, asked) {
    const store = await storeOf(tx, asked);
    const which = madeNow(tx, asked.params['invoiceId']);
    const found = store && which && (await STANDING.invoice(tx.db, store.storeId, which));
    if (!store || !found) return null;
    const { content, number, paidAt, withdrawnAt, way, reference } = found;
    const status = paidAt ? 'paid' : withdrawnAt ? 'withdrawn' : 'due';
    const mandate = textOf(await STANDING.mandate(tx.db, store.storeId, found.id));
    const standing = { status, plan: content.plan, total: textOf(toNumber(content.total)), mandate };
    return {
      key: found.id,
      subject: store.name,
      standing: {
        ...standing,
        ...textsOf({ number, way, reference, claim: found.claim }),
        refunded: textOf(await STANDING.refunded(tx.db, store.storeId, found.id)),
      },
    };
  },
  /** A plan; a coupon, by its code; or the rules of all plans. */
  async plan({ db, site }, { params: { planId, code: named }, body }) {
    const code = named ?? body['code'];
    if (typeof code === 'string') {
      const coupon = await STANDING.coupon(db, site.brandId, code.trim().toUpperCase());
      if (!coupon) return null;
      const { kind, value, until, mostUses } = coupon;
      return {
        subject: coupon.code,
        standing: { until: timeOf(until), ...textsOf({ kind, value, mostUses }) },
      };
    }
    if (body['newPlan'] !== undefined) {
      const { rules } = (await STANDING.brand(db, site)) ?? {};
      return { subject: '', standing: textsOf(rules ?? {}) };
    }
    if (planId !== undefined && !isId(planId)) return null;
    const which = planId === undefined ? { name: textOf(body['name']) } : { planId };
    const found = await STANDING.plan(db, site.brandId, which);
    if (!found) return null;
    const { planId: _, brandId: __, createdAt: ___, price, limits, features, ...more } = found;
    const stores = String(await STANDING.storesOn(db, site.brandId, found.name));
    const by = textOf(body['by']);
    const standing = { price: textOf(toNumber(price)), ...textsOf(limits), features: features.join(', ') };
    const subject = by === '' ? found.name : `${found.name} → ${by}`;
    return { subject, standing: { ...textsOf(more), ...standing, stores } };
  },
  async seller({ db, site }) {
    const found = await STANDING.brand(db, site);
    if (!found) return null;
    const { seller, upi, gatewaySealed } = found;
    return {
      subject: seller?.name ?? '',
      standing: { ...textsOf(seller ?? {}), upi, gateway: printOf(gatewaySealed) },
    };
  },
  /** The one of the site, unless the call is about another. */
  async brand({ db, site }, { params: { brandId = site.brandId }, body }) {
    const { host } = body;
    if (!isId(brandId)) return null;
    const isNew = typeof host === 'string' && brandId === site.brandId;
    const which = isNew ? { host: typedDomain(host) ?? '' } : { brandId };
    const found = await STANDING.brand(db, which);
    if (!found) return null;
    const { logo, icon, settings, host: at, storeHost } = found;
    const pictures = { logo: printOf(logo), icon: printOf(icon) };
    return {
      subject: settings?.name ?? site.brand.name,
      standing: { ...textsOf(settings ?? {}), ...pictures, host: at, storeHost },
    };
  },
  async 'sign-up'({ db, site }) {
    const found = await STANDING.brand(db, site);
    return { subject: '', standing: { policy: found?.signUp ?? '' } };
  },
  async invitation({ db, site }, asked) {
    const { invitationId } = asked.params;
    const which = invitationId === undefined ? { email: emailIn(asked) } : { id: invitationId };
    if ('id' in which && !isId(which.id)) return null;
    const found = await STANDING.ownersInvitation(db, site.brandId, which);
    return (
      found && {
        key: found.invitationId,
        subject: found.email,
        standing: { email: found.email, until: timeOf(found.expiresAt) },
      }
    );
  },
  /** Of one that chosen stores read, whether this one does. */
  async announcement(tx, asked) {
    const store = await lockedStoreOf(tx, asked);
    if (store) {
      const id = textOf(asked.body['bulk']).toLowerCase();
      const notes = await STANDING.notes(tx.db, tx.site.brandId, store.storeId);
      const isTold =
        notes?.told.includes(id) && (await STANDING.announcement(tx.db, tx.site.brandId, { id }));
      return {
        subject: store.name,
        standing: isTold ? { text: isTold.text, until: timeOf(isTold.until) } : {},
      };
    }
    const which = madeNow(tx, asked.params['announcementId']);
    const found = which && (await STANDING.announcement(tx.db, tx.site.brandId, which));
    if (!found) return null;
    const { text, textInHindi, plan, until } = found;
    return {
      key: found.announcementId,
      subject: text.slice(0, 80),
      standing: { text, textInHindi, plan, until: timeOf(until) },
    };
  },
  async operator({ db, site }, asked) {
    const { accountId, invitationId } = asked.params;
    if (accountId !== undefined) {
      const found = isId(accountId) ? await STANDING.account(db, site.brandId, accountId) : null;
      return found && { subject: found.email, standing: { role: found.role ?? '' } };
    }
    const which = invitationId === undefined ? { email: emailIn(asked) } : { id: invitationId };
    if ('id' in which && !isId(which.id)) return null;
    const found = await STANDING.operatorsInvitation(db, site.brandId, which);
    return (
      found && {
        key: found.invitationId,
        subject: found.email,
        standing: { invited: found.role, until: timeOf(found.expiresAt) },
      }
    );
  },
  async health({ db }) {
    const found = await STANDING.watch(db);
    const { emails = true, webhook = '', secretSealed = null, backupsElsewhere = false } = found ?? {};
    const secret = printOf(secretSealed);
    return {
      subject: '',
      standing: { ...textsOf({ emails, backupsElsewhere }), webhook: printOf(webhook), secret },
    };
  },
  async sessions({ db, site }, { params: { accountId = '' } }) {
    const found = isId(accountId) ? await STANDING.account(db, site.brandId, accountId) : null;
    return found && { subject: found.email, standing: { sessions: String(found.sessions) } };
  },
};
