ALTER TABLE "order_lines" ADD COLUMN "remarks" text;--> statement-breakpoint
-- NOT VALID: what is there already stops no upgrade; whatever is written from now on is checked.
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_remarks" CHECK (char_length("order_lines"."remarks") <= 200) NOT VALID;