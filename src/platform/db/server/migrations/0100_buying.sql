CREATE TABLE "purchases" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"author" jsonb NOT NULL,
	"sent_by" text,
	"sent_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "purchases_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "purchases_sent_by" CHECK ("purchases"."sent_by" in ('email', 'whatsapp', 'paper'))
);
--> statement-breakpoint
CREATE TABLE "supplier_bills" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"number" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"author" jsonb NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"paid_from" text,
	"paid_by" jsonb,
	"entry_id" uuid,
	CONSTRAINT "supplier_bills_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "supplier_bills_paid_from" CHECK ("supplier_bills"."paid_from" in ('drawer', 'bank')),
	CONSTRAINT "supplier_bills_amount" CHECK ("supplier_bills"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_settings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"target" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"gstin" text NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "suppliers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "price" bigint;