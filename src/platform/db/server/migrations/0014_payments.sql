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
CREATE TABLE "message_due" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"sms_sealed" text,
	"whats_app_sealed" text
);
--> statement-breakpoint
CREATE TABLE "message_wishes" (
	"store_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_wishes_store_id_order_id_channel_pk" PRIMARY KEY("store_id","order_id","channel")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"order_id" uuid,
	"content_sealed" text,
	"hint" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_events_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "print_due" (
	"printer_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"store_id" uuid NOT NULL,
	"printer_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid,
	"order_no" integer,
	"what" text NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"maybe_printed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "print_jobs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "printers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"host" text,
	"port" integer,
	"token_hash" text,
	"paper" integer NOT NULL,
	"language" text NOT NULL,
	"tickets" boolean NOT NULL,
	"receipts" boolean NOT NULL,
	"categories" jsonb,
	"order_types" jsonb,
	"copies" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"fault" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "printers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "upi_transfers" (
	"store_id" uuid NOT NULL,
	"utr" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "upi_transfers_store_id_utr_pk" PRIMARY KEY("store_id","utr")
);
--> statement-breakpoint
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
ALTER TABLE "payment_attempts" ALTER COLUMN "form" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "start_fault" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "gateway_kind" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "upi" jsonb;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_store_id_printer_id_printers_store_id_id_fk" FOREIGN KEY ("store_id","printer_id") REFERENCES "public"."printers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upi_transfers" ADD CONSTRAINT "upi_transfers_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_store_id_attempt_id_payment_attempts_store_id_id_fk" FOREIGN KEY ("store_id","attempt_id") REFERENCES "public"."payment_attempts"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bills_of_order" ON "bills" USING btree ("store_id","order_id","part");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_number" ON "bills" USING btree ("store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_in_series" ON "bills" USING btree ("store_id","series","year","seq");--> statement-breakpoint
CREATE INDEX "message_due_by_time" ON "message_due" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_of" ON "push_subscriptions" USING btree ("store_id","owner_kind","owner_id","endpoint_hash");--> statement-breakpoint
CREATE INDEX "gateway_events_by_age" ON "gateway_events" USING btree ("store_id","at");--> statement-breakpoint
CREATE INDEX "print_due_by_time" ON "print_due" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "print_jobs_by_state" ON "print_jobs" USING btree ("store_id","state","printer_id","seq");--> statement-breakpoint
CREATE INDEX "print_jobs_by_age" ON "print_jobs" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "printers_name" ON "printers" USING btree ("store_id","name");--> statement-breakpoint
CREATE INDEX "printers_by_token" ON "printers" USING btree ("store_id","token_hash");--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("store_id","id") WHERE "refunds"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_due_by_time" ON "refunds_due" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "orders_owed" ON "orders" USING btree ("store_id","id") WHERE "orders"."paid" > "orders"."refunded" + case when "orders"."state" = 5 then 0 else "orders"."amount" end;--> statement-breakpoint
CREATE INDEX "orders_claimed" ON "orders" USING btree ("store_id","order_no") WHERE payment_state = 'claimed';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_reference" ON "payment_attempts" USING btree ("store_id","reference");--> statement-breakpoint
CREATE INDEX "payment_due_by_store" ON "payment_due" USING btree ("store_id","attempt_id");