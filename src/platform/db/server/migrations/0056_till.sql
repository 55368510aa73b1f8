CREATE TABLE "till_days" (
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"day" text NOT NULL,
	"from_seq" integer NOT NULL,
	"to_seq" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"note" text,
	"closed_by" jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "till_days_store_id_number_pk" PRIMARY KEY("store_id","number")
);
--> statement-breakpoint
CREATE TABLE "till_drawers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "till_drawers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "till_entries" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" integer NOT NULL,
	"drawer_id" uuid,
	"what" text NOT NULL,
	"amount" bigint NOT NULL,
	"pieces" jsonb,
	"reason" text,
	"note" text,
	"author" jsonb NOT NULL,
	"request" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "till_entries_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "till_entries_what" CHECK ("till_entries"."what" in ('float', 'in', 'out', 'count', 'noSale')),
	CONSTRAINT "till_entries_reason" CHECK ("till_entries"."reason" in ('supplier', 'tips', 'bank', 'change', 'other')),
	CONSTRAINT "till_entries_amount" CHECK ("till_entries"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tills" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"boundary" integer NOT NULL,
	"is_blind" boolean NOT NULL,
	"closes_itself" boolean NOT NULL,
	"day" integer NOT NULL,
	"from_seq" integer NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "drawer_id" uuid;--> statement-breakpoint
CREATE INDEX "till_entries_by_day" ON "till_entries" USING btree ("store_id","day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "till_entries_request" ON "till_entries" USING btree ("store_id","request");