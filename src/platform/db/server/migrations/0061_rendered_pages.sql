CREATE TABLE "rendered_pages" (
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"build" text NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"rendered_at" timestamp (3) with time zone NOT NULL,
	"content_type" text NOT NULL,
	"etag" text NOT NULL,
	"policy" text,
	"holes" jsonb,
	"body" "bytea" NOT NULL,
	CONSTRAINT "rendered_pages_store_id_name_pk" PRIMARY KEY("store_id","name")
);
