CREATE TABLE "mandates" (
	"store_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"months" integer NOT NULL,
	"cap" bigint NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"gateway_sealed" text NOT NULL,
	"customer" text NOT NULL,
	"token" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_for" text,
	"cancelled_at" timestamp (3) with time zone,
	"announced_end" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	"announced_total" bigint,
	"renewal_id" uuid,
	"charges" integer DEFAULT 0 NOT NULL,
	"charged_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"is_awaiting" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mandates_store_id_invoice_id_pk" PRIMARY KEY("store_id","invoice_id"),
	CONSTRAINT "mandates_way" CHECK ("mandates"."way" in ('upi', 'card')),
	CONSTRAINT "mandates_state" CHECK ("mandates"."state" in ('wanted', 'active', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "invoice_attempts" ADD COLUMN "is_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_active" ON "mandates" USING btree ("store_id") WHERE state = 'active';