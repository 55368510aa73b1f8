CREATE TABLE "store_use" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"log_seq" integer NOT NULL,
	"orders" bigint NOT NULL,
	"revenue" bigint NOT NULL,
	"last_order_at" timestamp (3) with time zone,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "operator_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "suspended_for" text DEFAULT '' NOT NULL;