CREATE TABLE "store_keys" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"former_hash" text,
	"former_until" timestamp (3) with time zone,
	"made_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"seen_from" text,
	CONSTRAINT "store_keys_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE INDEX "store_keys_token" ON "store_keys" USING btree ("store_id","token_hash");--> statement-breakpoint
CREATE INDEX "store_keys_former" ON "store_keys" USING btree ("store_id","former_hash");