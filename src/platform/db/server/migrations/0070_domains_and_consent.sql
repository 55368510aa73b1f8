CREATE TABLE "own_domains" (
	"store_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"live_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"missing_since" timestamp (3) with time zone,
	CONSTRAINT "own_domains_store_id_domain_pk" PRIMARY KEY("store_id","domain")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "own_domains_proved" ON "own_domains" USING btree ("domain") WHERE "own_domains"."proved_at" is not null;
--> statement-breakpoint
INSERT INTO "own_domains" ("store_id", "domain", "token", "proved_at", "live_at", "created_at")
  SELECT "store_id", "domain", "token", "proved_at", "live_at", "created_at" FROM "store_domains";
