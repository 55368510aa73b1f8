ALTER TABLE "bills" DROP CONSTRAINT "bills_store_id_order_id_orders_store_id_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_store_id_order_id_orders_store_id_id_fk";
--> statement-breakpoint
ALTER TABLE "upi_transfers" DROP CONSTRAINT "upi_transfers_store_id_order_id_orders_store_id_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "part_id" uuid;--> statement-breakpoint
ALTER TABLE "sitting_parts" ADD COLUMN "number" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sitting_parts" ADD COLUMN "of" integer;--> statement-breakpoint
CREATE INDEX "refunds_by_attempt" ON "refunds" USING btree ("store_id","attempt_id");--> statement-breakpoint
CREATE INDEX "sitting_parts_held" ON "sitting_parts" USING btree ("store_id","created_at") WHERE state in ('open', 'awaiting');--> statement-breakpoint
CREATE INDEX "receipts_tips" ON "receipts" USING btree ("store_id","tab_id") WHERE tip > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_attempt" ON "receipts" USING btree ("store_id","attempt_id");--> statement-breakpoint
WITH "came" AS (
  SELECT "l"."store_id", "l"."order_id", "l"."at", "l"."actor", "l"."event", ("l"."event"->>'amount')::bigint AS "amount",
    lpad(to_hex((extract(epoch from "l"."at") * 1000)::bigint), 12, '0') AS "time", lpad(to_hex("l"."seq" % 4096), 3, '0') AS "count",
    md5("l"."order_id"::text || "l"."seq") AS "hash"
  FROM "store_log" "l"
  WHERE "l"."kind" = 'order' AND "l"."event"->>'what' = 'payment' AND "l"."event"->>'payment' IN ('paid', 'refund_due')
    AND "l"."event"->>'amount' <> '0'
), "named" AS (
  SELECT *, ("time" || '7' || "count" || '8' || substr("hash", 1, 15))::uuid AS "id" FROM "came"
), "made" AS (
  INSERT INTO "receipts" ("store_id", "id", "tab_id", "method", "amount", "tip", "reference", "author", "created_at")
  SELECT "store_id", "id", "order_id", coalesce("event"->'received'->>'method', 'gateway'), "amount", 0,
    "event"->'received'->>'reference', "actor", "at" FROM "named"
)
INSERT INTO "receipt_shares" ("store_id", "receipt_id", "order_id", "amount")
SELECT "store_id", "id", "order_id", "amount" FROM "named";
