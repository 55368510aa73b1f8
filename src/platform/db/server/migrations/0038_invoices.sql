CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seller" jsonb NOT NULL,
	"upi" text NOT NULL,
	"gateway_sealed" text,
	CONSTRAINT "invoice_settings_is_only" CHECK ("invoice_settings"."is_only")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"number" text,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"way" text,
	"reference" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoices_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at","id");