CREATE TABLE "operator_notes" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"note_by" text DEFAULT '' NOT NULL,
	"note_at" timestamp (3) with time zone,
	"note_revision" integer DEFAULT 0 NOT NULL,
	"told" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"filter_id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_log" DROP CONSTRAINT "operator_log_what";--> statement-breakpoint
ALTER TABLE "operator_log" ADD COLUMN "bulk" uuid;--> statement-breakpoint
CREATE INDEX "saved_filters_of_brand" ON "saved_filters" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "operator_log_of_bulk" ON "operator_log" USING btree ("brand_id","bulk","id") WHERE bulk is not null;--> statement-breakpoint
ALTER TABLE "operator_log" ADD CONSTRAINT "operator_log_what" CHECK ("operator_log"."what" in ('creation', 'suspension', 'closing', 'hand-over', 'subscription', 'invoice', 'plan', 'seller', 'brand', 'sign-up', 'invitation', 'announcement', 'operator', 'sessions', 'health', 'tags', 'note', 'filter'));