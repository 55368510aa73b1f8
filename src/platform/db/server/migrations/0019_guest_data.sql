CREATE TABLE "guest_data" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"months" integer,
	"orders_forgotten" uuid,
	"bills_forgotten" uuid
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "second_step_roles" jsonb;