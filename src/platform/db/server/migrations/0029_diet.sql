ALTER TABLE "items" ADD COLUMN "allergens" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "jain" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "egg" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "spice" integer;--> statement-breakpoint
-- NOT VALID: what is there already stops no upgrade; whatever is written from now on is checked.
ALTER TABLE "items" ADD CONSTRAINT "items_spice" CHECK ("items"."spice" between 0 and 3) NOT VALID;