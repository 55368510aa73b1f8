-- NOT VALID: the orders that are there need not be read for it. They have no kind.
ALTER TABLE "orders" ADD COLUMN "order_kind" text;--> statement-breakpoint
ALTER TABLE "order_types" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_kind" CHECK ("orders"."order_kind" in ('table', 'room', 'pickup', 'delivery')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_types" ADD CONSTRAINT "order_types_kind" CHECK ("order_types"."kind" in ('table', 'room', 'pickup', 'delivery'));