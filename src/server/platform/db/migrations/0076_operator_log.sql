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
CREATE UNIQUE INDEX "operator_invitations_token" ON "operator_invitations" USING btree ("token_hash");