CREATE TABLE "bill_counters" (
	"store_id" uuid NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "bill_counters_store_id_series_year_pk" PRIMARY KEY("store_id","series","year")
);
--> statement-breakpoint
CREATE TABLE "bill_settings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"prefix" text NOT NULL,
	"credit_prefix" text NOT NULL,
	"is_rounded" boolean NOT NULL,
	"footer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"seq" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_by" jsonb NOT NULL,
	"order_no" integer NOT NULL,
	"customer_name" text NOT NULL,
	"phone_end" text NOT NULL,
	"is_rounded" boolean NOT NULL,
	"payable" bigint NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "bills_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "upi_transfers" (
	"store_id" uuid NOT NULL,
	"utr" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "upi_transfers_store_id_utr_pk" PRIMARY KEY("store_id","utr")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "upi" jsonb;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upi_transfers" ADD CONSTRAINT "upi_transfers_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bills_of_order" ON "bills" USING btree ("store_id","order_id","part");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_in_series" ON "bills" USING btree ("store_id","series","year","seq");--> statement-breakpoint
CREATE INDEX "orders_claimed" ON "orders" USING btree ("store_id","order_no") WHERE payment_state = 'claimed';