ALTER TABLE "brands" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "view_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "year_price" bigint;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "retired_at" timestamp (3) with time zone;