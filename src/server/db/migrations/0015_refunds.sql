CREATE TABLE "refunds" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_id" uuid,
	"state" text NOT NULL,
	"how" text NOT NULL,
	"amount" bigint NOT NULL,
	"request" text NOT NULL,
	"reason" text,
	"author" jsonb NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"gateway_refund_id" text,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "refunds_request" UNIQUE NULLS NOT DISTINCT("store_id","order_id","request","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "refunds_due" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_store_id_attempt_id_payment_attempts_store_id_id_fk" FOREIGN KEY ("store_id","attempt_id") REFERENCES "public"."payment_attempts"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("store_id","id") WHERE "refunds"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_due_by_time" ON "refunds_due" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "orders_owed" ON "orders" USING btree ("store_id","id") WHERE "orders"."paid" > "orders"."refunded" + case when "orders"."state" = 5 then 0 else "orders"."amount" end;--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("store_id","id") WHERE "payment_attempts"."state" in ('awaiting', 'expired');