ALTER TABLE "order_types" ADD COLUMN "asks" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "offers_tables" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_at_table" ON "orders" USING btree ("store_id","table_iden") WHERE state < 4 and table_iden is not null;