ALTER TABLE "feedback" ALTER COLUMN "food" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ALTER COLUMN "service" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answered_by" jsonb;--> statement-breakpoint
-- Good stars without words leave nothing to read. The rest was never shown to anybody, so it is unread.
UPDATE "feedback" SET "read_at" = "created_at" WHERE "store_id" IS NOT NULL AND "overall" >= 3 AND btrim("comment") = '';--> statement-breakpoint
CREATE INDEX "feedback_by_time" ON "feedback" USING btree ("store_id","created_at","order_id");--> statement-breakpoint
CREATE INDEX "feedback_unread" ON "feedback" USING btree ("store_id","created_at") WHERE read_at is null;