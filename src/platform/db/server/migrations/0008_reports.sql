CREATE TABLE "report_marks" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"log_seq" integer NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_sums" (
	"store_id" uuid NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "report_sums_store_id_day_kind_key_label_pk" PRIMARY KEY("store_id","day","kind","key","label")
);
