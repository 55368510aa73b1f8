ALTER TABLE "bills" ADD COLUMN "day" text;--> statement-breakpoint
ALTER TABLE "till_entries" ADD COLUMN "undone_by" jsonb;--> statement-breakpoint
ALTER TABLE "till_entries" ADD COLUMN "undone_at" timestamp (3) with time zone;