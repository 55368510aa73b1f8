CREATE TABLE "operator_invitations" (
	"invitation_id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_invitations_role" CHECK ("operator_invitations"."role" in ('OWNER', 'SUPPORT', 'FINANCE', 'READER'))
);
--> statement-breakpoint
CREATE TABLE "operator_log" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"what" text NOT NULL,
	"subject" text NOT NULL,
	"from" jsonb NOT NULL,
	"to" jsonb NOT NULL,
	"why" text NOT NULL,
	"about_store" uuid,
	CONSTRAINT "operator_log_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "operator_log_what" CHECK ("operator_log"."what" in ('suspension', 'closing', 'hand-over', 'subscription', 'invoice', 'plan', 'seller', 'brand', 'sign-up', 'invitation', 'announcement', 'operator', 'sessions', 'health'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_invitations_token" ON "operator_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "operator_log_of_person" ON "operator_log" USING btree ("brand_id","account_id","id");--> statement-breakpoint
CREATE INDEX "operator_log_of_store" ON "operator_log" USING btree ("brand_id","about_store","id");