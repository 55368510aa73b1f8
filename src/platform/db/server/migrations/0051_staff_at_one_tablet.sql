CREATE TABLE "store_approvals" (
	"store_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"tablet_id" text NOT NULL,
	"permission" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"approved_by" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_approvals_store_id_token_hash_pk" PRIMARY KEY("store_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "store_tablets" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"admitted_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"wrong_pins" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"turn_of" uuid,
	"turn_hash" text,
	"touched_at" timestamp (3) with time zone,
	CONSTRAINT "store_tablets_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
DROP INDEX "accounts_email";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "lock_minutes" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "store_tablets_token" ON "store_tablets" USING btree ("store_id","token_hash");--> statement-breakpoint
CREATE INDEX "accounts_without_email" ON "accounts" USING btree ("id") WHERE email = '';--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email")) WHERE email <> '';