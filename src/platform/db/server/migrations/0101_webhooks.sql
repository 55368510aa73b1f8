CREATE TABLE "webhook_deliveries" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"order_id" uuid,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"took_ms" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_due" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret_sealed" text NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"off_at" timestamp (3) with time zone,
	CONSTRAINT "webhooks_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of" ON "webhook_deliveries" USING btree ("store_id","webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_order" ON "webhook_deliveries" USING btree ("store_id","webhook_id","order_id","seq");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_age" ON "webhook_deliveries" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_due_by_time" ON "webhook_due" USING btree ("due_at");