CREATE TABLE "commission_days" (
	"store_id" uuid NOT NULL,
	"day" text NOT NULL,
	"per_order" bigint NOT NULL,
	"rate" integer NOT NULL,
	"invoice_id" uuid,
	CONSTRAINT "commission_days_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "per_order" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "order_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "commission_days_open" ON "commission_days" USING btree ("store_id","day") WHERE invoice_id is null;