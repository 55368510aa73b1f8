-- NOT VALID: the bills that are there need not be read for it. They have fewer series.
CREATE TABLE "number_blocks" (
	"store_id" uuid NOT NULL,
	"first" integer NOT NULL,
	"last" integer NOT NULL,
	"next" integer NOT NULL,
	"tablet_id" text NOT NULL,
	CONSTRAINT "number_blocks_store_id_first_pk" PRIMARY KEY("store_id","first")
);
--> statement-breakpoint
CREATE TABLE "tablet_bill_counters" (
	"store_id" uuid NOT NULL,
	"letter" text NOT NULL,
	"year" integer NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "tablet_bill_counters_store_id_letter_year_pk" PRIMARY KEY("store_id","letter","year")
);
--> statement-breakpoint
CREATE TABLE "tablet_letters" (
	"store_id" uuid NOT NULL,
	"letter" text NOT NULL,
	"tablet_id" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "tablet_letters_store_id_letter_pk" PRIMARY KEY("store_id","letter")
);
--> statement-breakpoint
ALTER TABLE "bills" DROP CONSTRAINT "bills_series";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tablet_letter" text;--> statement-breakpoint
CREATE INDEX "number_blocks_of" ON "number_blocks" USING btree ("store_id","tablet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tablet_letters_of" ON "tablet_letters" USING btree ("store_id","tablet_id");--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_series" CHECK ("bills"."series" in ('bill', 'credit') or "bills"."series" ~ '^bill/[A-Z]{1,2}$') NOT VALID;