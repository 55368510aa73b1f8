-- NOT VALID: the orders that are there need not be read for it. They have no channel.
ALTER TABLE "orders" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel" CHECK ("orders"."channel" in ('guest', 'staff')) NOT VALID;
