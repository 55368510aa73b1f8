ALTER TABLE "menus" ADD COLUMN "days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "from_day" text;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "until_day" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "priced_by" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "price_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;