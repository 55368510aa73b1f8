CREATE INDEX "bills_of_day" ON "bills" USING btree ("store_id","day");--> statement-breakpoint
UPDATE "bills" SET "day" = left("content"->>'date', 10) WHERE "day" IS NULL;
--> statement-breakpoint
DELETE FROM "report_sums";
