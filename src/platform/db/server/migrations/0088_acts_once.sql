CREATE TABLE "operator_commands" (
	"brand_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"made" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_commands_brand_id_key_pk" PRIMARY KEY("brand_id","key")
);
--> statement-breakpoint
ALTER TABLE "emails_due" ADD COLUMN "is_away" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "watch" ADD COLUMN "hourly_at" timestamp (3) with time zone;