ALTER TABLE "sittings" ADD COLUMN "split_from" uuid;--> statement-breakpoint
CREATE INDEX "sittings_split" ON "sittings" USING btree ("store_id","split_from") WHERE split_from is not null;