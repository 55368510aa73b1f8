-- NOT VALID: the lines that are there need not be read for it. None of them is held.
ALTER TABLE "order_lines" ADD COLUMN "course" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "hold" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "courses" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_hold" CHECK ("order_lines"."hold" in ('held', 'fired')) NOT VALID;