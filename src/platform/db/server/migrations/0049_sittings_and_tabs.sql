CREATE TABLE "sitting_calls" (
	"store_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"guest_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_by" jsonb,
	"taken_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "sitting_calls_store_id_sitting_id_id_pk" PRIMARY KEY("store_id","sitting_id","id")
);
--> statement-breakpoint
CREATE TABLE "sitting_guests" (
	"store_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sitting_guests_store_id_sitting_id_id_pk" PRIMARY KEY("store_id","sitting_id","id"),
	CONSTRAINT "sitting_guests_state" CHECK ("sitting_guests"."state" in ('waiting', 'in', 'refused', 'left'))
);
--> statement-breakpoint
CREATE TABLE "sitting_lines" (
	"store_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"id" text NOT NULL,
	"guest_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"item_label" text NOT NULL,
	"configs" jsonb NOT NULL,
	"remarks" text NOT NULL,
	"quantity" integer NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"order_line_id" uuid,
	CONSTRAINT "sitting_lines_store_id_sitting_id_id_pk" PRIMARY KEY("store_id","sitting_id","id"),
	CONSTRAINT "sitting_lines_quantity" CHECK ("sitting_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "sitting_parts" (
	"store_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"tip" bigint NOT NULL,
	"lines" jsonb,
	"utr" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sitting_parts_store_id_sitting_id_id_pk" PRIMARY KEY("store_id","sitting_id","id"),
	CONSTRAINT "sitting_parts_kind" CHECK ("sitting_parts"."kind" in ('all', 'mine', 'even', 'lines', 'amount')),
	CONSTRAINT "sitting_parts_state" CHECK ("sitting_parts"."state" in ('open', 'claimed', 'awaiting', 'paid', 'dropped')),
	CONSTRAINT "sitting_parts_amount" CHECK ("sitting_parts"."amount" > 0 and "sitting_parts"."tip" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sitting_settings" (
	"store_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "sitting_settings_store_id_pk" PRIMARY KEY("store_id")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"table_id" uuid NOT NULL,
	"table_iden" text NOT NULL,
	"table_idel" text NOT NULL,
	"code" text NOT NULL,
	"covers" integer,
	"waiter" jsonb,
	"rounds" integer DEFAULT 0 NOT NULL,
	"guests" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by" jsonb NOT NULL,
	"ordered_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_by" jsonb,
	"close_reason" text,
	"merged_into" uuid,
	CONSTRAINT "sittings_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "sittings_state" CHECK ("sittings"."state" in ('open', 'asked', 'paid', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "receipt_shares" (
	"store_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "receipt_shares_store_id_receipt_id_order_id_pk" PRIMARY KEY("store_id","receipt_id","order_id"),
	CONSTRAINT "receipt_shares_amount" CHECK ("receipt_shares"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tab_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"tip" bigint NOT NULL,
	"reference" text,
	"note" text,
	"attempt_id" uuid,
	"part_id" uuid,
	"author" jsonb NOT NULL,
	"request" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipts_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "receipts_method" CHECK ("receipts"."method" in ('Cash', 'Card', 'UPI', 'gateway')),
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount" >= 0 and "receipts"."tip" >= 0)
);
--> statement-breakpoint
ALTER TABLE "store_log" DROP CONSTRAINT "store_log_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "table_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sitting_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "round" integer;--> statement-breakpoint
ALTER TABLE "store_log" ADD COLUMN "sitting_id" uuid;--> statement-breakpoint
ALTER TABLE "store_tables" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "store_tables" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "sitting_calls" ADD CONSTRAINT "sitting_calls_store_id_sitting_id_sittings_store_id_id_fk" FOREIGN KEY ("store_id","sitting_id") REFERENCES "public"."sittings"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_guests" ADD CONSTRAINT "sitting_guests_store_id_sitting_id_sittings_store_id_id_fk" FOREIGN KEY ("store_id","sitting_id") REFERENCES "public"."sittings"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_lines" ADD CONSTRAINT "sitting_lines_store_id_sitting_id_sittings_store_id_id_fk" FOREIGN KEY ("store_id","sitting_id") REFERENCES "public"."sittings"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_parts" ADD CONSTRAINT "sitting_parts_store_id_sitting_id_sittings_store_id_id_fk" FOREIGN KEY ("store_id","sitting_id") REFERENCES "public"."sittings"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_shares" ADD CONSTRAINT "receipt_shares_store_id_receipt_id_receipts_store_id_id_fk" FOREIGN KEY ("store_id","receipt_id") REFERENCES "public"."receipts"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_shares" ADD CONSTRAINT "receipt_shares_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sitting_calls_standing" ON "sitting_calls" USING btree ("store_id","sitting_id","kind") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sitting_guests_token" ON "sitting_guests" USING btree ("store_id","sitting_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_slug" ON "sittings" USING btree ("store_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_at_table" ON "sittings" USING btree ("store_id","table_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "sittings_by_time" ON "sittings" USING btree ("store_id","opened_at");--> statement-breakpoint
CREATE INDEX "receipt_shares_by_order" ON "receipt_shares" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "receipts_by_tab" ON "receipts" USING btree ("store_id","tab_id");--> statement-breakpoint
CREATE INDEX "receipts_by_time" ON "receipts" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_request" ON "receipts" USING btree ("store_id","tab_id","request");--> statement-breakpoint
CREATE INDEX "orders_of_sitting" ON "orders" USING btree ("store_id","sitting_id") WHERE sitting_id is not null;--> statement-breakpoint
CREATE INDEX "store_log_by_sitting" ON "store_log" USING btree ("store_id","sitting_id","seq") WHERE sitting_id is not null;--> statement-breakpoint
ALTER TABLE "store_log" ADD CONSTRAINT "store_log_kind" CHECK ("store_log"."kind" in ('order', 'sitting', 'menu', 'store'));--> statement-breakpoint
UPDATE "orders" SET "table_id" = "store_tables"."id" FROM "store_tables" WHERE "orders"."store_id" = "store_tables"."store_id" AND "orders"."table_iden" = "store_tables"."iden";
