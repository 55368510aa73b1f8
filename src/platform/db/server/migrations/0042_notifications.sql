CREATE TABLE "notification_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("store_id","account_id","kind","key");--> statement-breakpoint
CREATE INDEX "notifications_here" ON "notifications" USING btree ("store_id","account_id","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("store_id","account_id","id") WHERE seen_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "notifications_archived" ON "notifications" USING btree ("store_id","account_id","id") WHERE archived_at is not null;--> statement-breakpoint
-- Nobody is told of what happened before. Stores that the previous release still opens begin at their first entry.
INSERT INTO "log_followers" ("follower", "store_id", "seq") SELECT 'notifications', "store_id", "log_seq" FROM "store_counters" WHERE "store_id" IS NOT NULL;
