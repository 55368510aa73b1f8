CREATE TABLE "invoice_attempts" (
	"store_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"gateway_order_id" text NOT NULL,
	"reference" text,
	"gateway_sealed" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_attempts_store_id_invoice_id_gateway_order_id_pk" PRIMARY KEY("store_id","invoice_id","gateway_order_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "extra" jsonb DEFAULT '[]'::jsonb NOT NULL;