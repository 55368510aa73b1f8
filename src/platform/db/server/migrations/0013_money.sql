CREATE TABLE "log_followers" (
	"follower" text NOT NULL,
	"store_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "log_followers_follower_store_id_pk" PRIMARY KEY("follower","store_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "paid" = "payment_attempts"."amount" FROM "payment_attempts"
WHERE "payment_attempts"."store_id" = "orders"."store_id" AND "payment_attempts"."order_id" = "orders"."id"
  AND "payment_attempts"."state" IN ('paid', 'refund_due');
