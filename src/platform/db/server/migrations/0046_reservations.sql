CREATE TABLE "calendar_events" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"closes_booking" boolean NOT NULL,
	CONSTRAINT "calendar_events_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"store_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_store_id_account_id_pk" PRIMARY KEY("store_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "reservation_books" (
	"store_id" uuid NOT NULL,
	"settings" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reservation_books_store_id_pk" PRIMARY KEY("store_id")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"is_walk_in" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"party" integer NOT NULL,
	"table_ids" jsonb NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"country_code" text NOT NULL,
	"email" text,
	"note" text NOT NULL,
	"staff_note" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "reservations_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "reservations_state" CHECK ("reservations"."state" in ('requested', 'confirmed', 'waiting', 'called', 'seated', 'done', 'no_show', 'cancelled')),
	CONSTRAINT "reservations_source" CHECK ("reservations"."source" in ('guest', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "store_tables" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "store_tables" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "store_tables" ADD COLUMN "joins" text;--> statement-breakpoint
CREATE INDEX "calendar_events_by_time" ON "calendar_events" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_by_token" ON "calendar_feeds" USING btree ("store_id","token_hash");--> statement-breakpoint
CREATE INDEX "reservations_by_time" ON "reservations" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_by_phone" ON "reservations" USING btree ("store_id","phone");--> statement-breakpoint
CREATE INDEX "reservations_open" ON "reservations" USING btree ("store_id","starts_at") WHERE "reservations"."state" in ('requested', 'confirmed', 'waiting', 'called', 'seated');--> statement-breakpoint
CREATE UNIQUE INDEX "store_tables_by_id" ON "store_tables" USING btree ("store_id","id");