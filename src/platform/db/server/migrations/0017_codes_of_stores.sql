CREATE TABLE "otp_store_numbers" (
	"store_id" uuid NOT NULL,
	"phone_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone[] NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	CONSTRAINT "otp_store_numbers_store_id_phone_hash_pk" PRIMARY KEY("store_id","phone_hash")
);
