CREATE TABLE "station_due" (
	"station_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"categories" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"minutes" integer,
	"times" jsonb NOT NULL,
	"printers" jsonb NOT NULL,
	"only_unwatched" boolean NOT NULL,
	"watched_at" timestamp (3) with time zone,
	"held_from" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE INDEX "station_due_by_time" ON "station_due" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stations_name" ON "stations" USING btree ("store_id","name");