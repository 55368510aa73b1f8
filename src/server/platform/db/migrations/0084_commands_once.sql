CREATE TABLE "store_commands" (
	"store_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"made" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_commands_store_id_key_pk" PRIMARY KEY("store_id","key")
);
--> statement-breakpoint
CREATE INDEX "store_commands_by_age" ON "store_commands" USING btree ("store_id","created_at");