DROP INDEX "orders_owed";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "round_off" bigint;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "captured" bigint;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "captured_currency" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "unclear" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "method" text;--> statement-breakpoint
-- What is unpaid on a rounded bill is rounded from now on; what was paid stays as it was paid.
UPDATE "orders" SET "round_off" = ("orders"."amount" * 2 + 100) / 200 * 100 - "orders"."amount"
FROM "bills" WHERE "bills"."store_id" = "orders"."store_id" AND "bills"."order_id" = "orders"."id"
  AND "bills"."part" = 0 AND "bills"."is_rounded" AND "orders"."paid" = 0 AND "orders"."payment_state" = 'unpaid';--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("store_id","order_no") WHERE "orders"."state" = 4 and "orders"."amount" + coalesce("orders"."round_off", 0) > "orders"."paid" - "orders"."refunded";--> statement-breakpoint
CREATE INDEX "payment_attempts_unclear" ON "payment_attempts" USING btree ("store_id","id") WHERE "payment_attempts"."unclear" is not null and "payment_attempts"."checked_at" is null;--> statement-breakpoint
CREATE INDEX "orders_owed" ON "orders" USING btree ("store_id","id") WHERE "orders"."paid" > "orders"."refunded" + case when "orders"."state" = 5 then 0 else "orders"."amount" + coalesce("orders"."round_off", 0) end;