ALTER TABLE "items" ADD COLUMN "tag_translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "item_translations" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "order_type_translations" jsonb;--> statement-breakpoint
ALTER TABLE "order_types" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;