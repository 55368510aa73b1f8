CREATE TABLE "brand_invoice_numbers" (
	"brand_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "brand_invoice_numbers_brand_id_year_pk" PRIMARY KEY("brand_id","year")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"store_host" text DEFAULT '' NOT NULL,
	"settings" jsonb,
	"logo" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"sign_up" text,
	"seller" jsonb,
	"upi" text DEFAULT '' NOT NULL,
	"gateway_sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brands_sign_up" CHECK ("brands"."sign_up" in ('open', 'invitation', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"account_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operators_account_id_brand_id_pk" PRIMARY KEY("account_id","brand_id"),
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('OWNER', 'SUPPORT', 'FINANCE', 'READER'))
);
--> statement-breakpoint
DROP INDEX "plans_name";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "brand_id" uuid DEFAULT '00000000-0000-7000-8000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "brand_id" uuid DEFAULT '00000000-0000-7000-8000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "brand_id" uuid DEFAULT '00000000-0000-7000-8000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "brand_id" uuid DEFAULT '00000000-0000-7000-8000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up_invitations" ADD COLUMN "brand_id" uuid DEFAULT '00000000-0000-7000-8000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "brand_id" uuid DEFAULT '00000000-0000-7000-8000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brands_host" ON "brands" USING btree ("host");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_store_host" ON "brands" USING btree ("store_host") WHERE store_host <> '';--> statement-breakpoint
CREATE INDEX "operators_by_brand" ON "operators" USING btree ("brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_name" ON "plans" USING btree ("brand_id","name");
--> statement-breakpoint
INSERT INTO "brands" ("brand_id", "settings", "logo", "icon", "sign_up", "seller", "upi", "gateway_sealed", "created_at")
  SELECT '00000000-0000-7000-8000-000000000000', b."settings", coalesce(b."logo", ''), coalesce(b."icon", ''), s."sign_up",
    i."seller", coalesce(i."upi", ''), i."gateway_sealed", now()
  FROM (SELECT 1) one LEFT JOIN "brand" b ON true LEFT JOIN "site_settings" s ON true LEFT JOIN "invoice_settings" i ON true;
--> statement-breakpoint
INSERT INTO "operators" ("account_id", "brand_id", "role", "since")
  SELECT "id", '00000000-0000-7000-8000-000000000000', 'OWNER', "operator_since" FROM "accounts" WHERE "operator_since" IS NOT NULL;
