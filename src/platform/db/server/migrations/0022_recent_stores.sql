CREATE TABLE "recent_stores" (
	"visitor_hash" text PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recent_stores_by_time" ON "recent_stores" USING btree ("noted_at");