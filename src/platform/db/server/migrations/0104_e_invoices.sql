CREATE TABLE "e_invoice_due" (
	"bill_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "e_invoice_settings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"credentials_sealed" text
);
--> statement-breakpoint
CREATE TABLE "e_invoices" (
	"store_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"irn" text,
	"ack_no" text,
	"ack_date" text,
	"signed_qr" text,
	"cancel_until" timestamp (3) with time zone,
	"reason" jsonb,
	CONSTRAINT "e_invoices_store_id_bill_id_pk" PRIMARY KEY("store_id","bill_id"),
	CONSTRAINT "e_invoices_state" CHECK ("e_invoices"."state" in ('waiting', 'registered', 'refused', 'cancelled', 'dropped'))
);
--> statement-breakpoint
CREATE INDEX "e_invoice_due_by_time" ON "e_invoice_due" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "e_invoices_by_state" ON "e_invoices" USING btree ("store_id","state");