ALTER TABLE "refunds" ADD COLUMN "drawer_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "taken_by" jsonb;