CREATE TABLE "coupons" (
	"brand_id" uuid NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"most_uses" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupons_brand_id_code_pk" PRIMARY KEY("brand_id","code"),
	CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('percent', 'months'))
);
--> statement-breakpoint
CREATE TABLE "credit_note_numbers" (
	"brand_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "credit_note_numbers_brand_id_year_pk" PRIMARY KEY("brand_id","year")
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"number" text NOT NULL,
	"content" jsonb NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_notes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "claim" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "news_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reminded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "view_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "year_price" bigint;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "own_price" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "credit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_notes_of_invoice" ON "credit_notes" USING btree ("store_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_by_coupon" ON "invoices" USING btree ("brand_id","coupon_code") WHERE coupon_code is not null;