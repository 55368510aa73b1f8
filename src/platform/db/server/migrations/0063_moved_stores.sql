CREATE TABLE "moved_stores" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL
);
