ALTER TABLE "store_tables" ADD COLUMN "conf" text;--> statement-breakpoint
ALTER TABLE "store_tables" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;