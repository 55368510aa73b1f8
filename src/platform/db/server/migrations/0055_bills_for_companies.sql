ALTER TABLE "bill_settings" ADD COLUMN "is_tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "buyer_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
CREATE INDEX "bills_for_companies" ON "bills" USING btree ("store_id","id") WHERE buyer_name is not null;