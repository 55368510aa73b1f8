CREATE TABLE "catalogue_revisions" (
	"store_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" jsonb NOT NULL,
	"cause" text NOT NULL,
	"restored" integer,
	"summary" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"catalogue" jsonb NOT NULL,
	CONSTRAINT "catalogue_revisions_store_id_revision_pk" PRIMARY KEY("store_id","revision")
);
