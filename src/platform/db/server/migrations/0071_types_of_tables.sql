ALTER TABLE "store_tables" ADD COLUMN "order_type_id" text;--> statement-breakpoint
ALTER TABLE "store_tables" ADD COLUMN "typed_as" text;