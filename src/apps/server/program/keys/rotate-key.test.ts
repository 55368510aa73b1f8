import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVapid, pushIdentityFrom } from '#guests/messages/server/push/vapid.ts';
import { ensurePushIdentity, recordSecretKey } from '#platform/db/server/instance.ts';
import { createSecrets } from '#platform/secrets/server/secrets.ts';
import { recoveryCodeHashes } from '#restaurant/accounts/server/second-step/recovery-codes.ts';
import { createOtpStore, getCode, newPhone, orderWithCode } from '#testing/server/people/test-otp.ts';
import { setScene } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA } from '#testing/server/test-stores.ts';
import { subscription } from '../../guards/testing/message-samples.ts';
import { rotateKey } from './rotate-key.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

const [OLD, NEW] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
const old = createSecrets(OLD);
const both = createSecrets(NEW, OLD);
const alone = createSecrets(NEW);

const thali = await useTestApp();
const { db, pool, connection } = thali.database;
const { store } = await setScene(thali);

const query = (text: string, values: unknown[] = []) => pool.query(text, values);

test('the list has every sealed column, and no other', async () => {
  const { rows } = await query(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name like '%sealed'`,
  );
  const named = (list: { table: string; column: string }[]) =>
    list.map(({ table, column }) => `${table}.${column}`).sort();
  expect(named(SEALED_COLUMNS)).toEqual(named(rows));
});

test('with both keys, the old one still opens, and the new one seals', () => {
  const sealed = old.seal('message', 'Ready');
  expect(both.open('message', sealed)).toBe('Ready');
  expect(alone.open('message', both.seal('message', 'Ready'))).toBe('Ready');
  expect(alone.open('message', both.reseal('message', sealed) ?? '')).toBe('Ready');
  expect(both.reseal('message', both.seal('message', 'Ready'))).toBeNull();
  expect(() => alone.open('message', sealed)).toThrow();
});

test('codes and browsers from before the new key still work after it', async () => {
  const otpStore = await createOtpStore(thali);
  const phone = newPhone();
  const otp = await getCode(thali, otpStore, phone);
  const { slug } = await placeTestOrder(thali, store, { ...TEA, more: { orderType: 'Dine-In' } });
  expect(
    (
      await thali.call('POST /order/status/:slug/alerts/push', {
        params: { slug },
        body: { subscription, locale: 'en' },
      })
    ).status,
  ).toBe(204);

  thali.services.secrets = both;
  try {
    expect((await orderWithCode(thali, otpStore, phone, otp)).status).toBe(201);
    await thali.call('POST /order/status/:slug/alerts/push/remove', {
      params: { slug },
      body: { endpoint: subscription.endpoint },
    });
  } finally {
    thali.services.secrets = old;
  }
  const { rows } = await query('select id from push_subscriptions where store_id = $1', [store.storeId]);
  expect(rows).toEqual([]);
});

test('the key is replaced in three steps, and then the new one alone opens everything', async () => {
  await recordSecretKey(db, old, thali.clock.now);
  const identity = await ensurePushIdentity(db, old, () => pushIdentityFrom(old));
  const { storeId } = store;
  const endpoint = 'https://push.example/browser';
  const sealedSubscription = old.seal('push subscription', JSON.stringify({ endpoint, keys: {} }));
  await query('update stores set gateway_sealed = $1 where store_id = $2', [
    old.seal('gateway credentials', '{"merchent_id":"M1"}'),
    storeId,
  ]);
  await query(
    `insert into push_subscriptions (store_id, id, owner_kind, owner_id, endpoint_hash, sealed, locale, created_at)
     values ($1, $2, 'order', $2, $3, $4, 'en', now())`,
    [storeId, randomUUID(), old.hash('push subscription', endpoint), sealedSubscription],
  );
  const codes = Array.from({ length: 520 }, (_, index) => old.seal('otp outbox', `code ${index}`));
  await query(
    `insert into otp_challenges (store_id, id, phone_hash, code_hash, outbox_sealed, sent_at, expires_at)
     select $1, 'challenge ' || sealed, '', '', sealed, now(), now() from unnest($2::text[]) as sealed`,
    [storeId, ['of nobody', ...codes]],
  );
  const { rows } = await query('select id from accounts limit 1');
  const [kept, ended] = ['aaaaa-bbbbb', 'ccccc-ddddd'];
  const hashOf = (secrets: typeof old, code: string) => recoveryCodeHashes(secrets, rows[0].id, code)[0];
  await query('insert into recovery_codes (account_id, code_hash) values ($1, $2), ($1, $3)', [
    rows[0].id,
    hashOf(both, kept),
    hashOf(old, ended),
  ]);

  await expect(rotateKey(connection, both)).rejects.toThrow('has not been started with the new key');
  await expect(rotateKey(connection, alone)).rejects.toThrow('belongs to another secret key');
  await recordSecretKey(db, both, thali.clock.now);
  await expect(recordSecretKey(db, old, thali.clock.now)).rejects.toThrow('another secret key');
  const rotation = await rotateKey(connection, both);

  expect(rotation).toEqual({ resealed: 523, unreadable: 1, recoveryCodesEnded: 1 });
  expect(await rotateKey(connection, both)).toMatchObject({ resealed: 0 });
  const read = async (columns: string) =>
    (await query(`select ${columns} where store_id = $1`, [storeId])).rows;
  const [gateway] = await read('gateway_sealed as sealed from stores');
  expect(alone.open('gateway credentials', gateway.sealed)).toBe('{"merchent_id":"M1"}');
  const [browser] = await read('endpoint_hash as hash from push_subscriptions');
  expect(browser.hash).toBe(alone.hash('push subscription', endpoint));
  const challenges = await read('outbox_sealed as sealed from otp_challenges');
  const opened = challenges.map(({ sealed }) =>
    sealed === 'of nobody' ? sealed : alone.open('otp outbox', sealed),
  );
  expect(new Set(opened).size).toBe(521);
  const left = await query('select code_hash as hash from recovery_codes');
  expect(left.rows).toEqual([{ hash: hashOf(alone, kept) }]);

  await recordSecretKey(db, alone, thali.clock.now);
  const present = await ensurePushIdentity(db, alone, () => pushIdentityFrom(alone));
  const publicKey = (from: Buffer) => createVapid(from, 'http://localhost').publicKey;
  expect(publicKey(present)).toBe(publicKey(identity));
});
