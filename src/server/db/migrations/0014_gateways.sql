CREATE TABLE "gateway_events" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_events_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "form" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "start_fault" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "gateway_kind" text;--> statement-breakpoint
CREATE INDEX "gateway_events_by_age" ON "gateway_events" USING btree ("store_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_reference" ON "payment_attempts" USING btree ("store_id","reference");