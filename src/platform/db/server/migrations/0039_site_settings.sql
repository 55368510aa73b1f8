CREATE TABLE "announcements" (
	"announcement_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"text_in_hindi" text NOT NULL,
	"plan" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_invitations" (
	"invitation_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"sign_up" text NOT NULL,
	CONSTRAINT "site_settings_is_only" CHECK ("site_settings"."is_only"),
	CONSTRAINT "site_settings_sign_up" CHECK ("site_settings"."sign_up" in ('open', 'invitation', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "store_use" ADD COLUMN "orders_told" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_invitations_token" ON "sign_up_invitations" USING btree ("token_hash");--> statement-breakpoint
UPDATE "plans" SET "features" = "features" - 'api';--> statement-breakpoint
UPDATE "plans" SET "features" = "features" - 'noFooter' WHERE "name" = 'Pro';
