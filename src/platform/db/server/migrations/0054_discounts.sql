ALTER TABLE "order_lines" ADD COLUMN "off" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discounts" jsonb;