CREATE TABLE "invitations" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invitations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" jsonb NOT NULL,
	"what" text NOT NULL,
	"subject" text NOT NULL,
	"from_role" text,
	"to_role" text,
	CONSTRAINT "staff_log_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("store_id","token_hash");--> statement-breakpoint
CREATE INDEX "invitations_by_expiry" ON "invitations" USING btree ("store_id","expires_at");--> statement-breakpoint
CREATE INDEX "staff_log_by_time" ON "staff_log" USING btree ("store_id","at");