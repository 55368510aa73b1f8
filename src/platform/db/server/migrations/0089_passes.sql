CREATE TABLE "store_passes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tablet_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "store_passes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "store_tablets" ADD COLUMN "turns" integer DEFAULT 0 NOT NULL;