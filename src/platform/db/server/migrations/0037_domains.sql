CREATE TABLE "store_domains" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"live_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "store_domains_proved" ON "store_domains" USING btree ("domain") WHERE "store_domains"."proved_at" is not null;