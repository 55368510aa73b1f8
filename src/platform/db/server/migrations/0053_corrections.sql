CREATE TABLE "khatas" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"note" text NOT NULL,
	"most" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "khatas_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "khatas_limit" CHECK ("khatas"."most" >= 0)
);
--> statement-breakpoint
ALTER TABLE "store_log" DROP CONSTRAINT "store_log_kind";--> statement-breakpoint
ALTER TABLE "receipt_shares" DROP CONSTRAINT "receipt_shares_amount";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_method";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_amount";--> statement-breakpoint
DROP INDEX "receipts_tips";--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "reverses" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "tendered" bigint;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "khata_id" uuid;--> statement-breakpoint
CREATE INDEX "khatas_by_phone" ON "khatas" USING btree ("store_id","phone");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_store_id_khata_id_khatas_store_id_id_fk" FOREIGN KEY ("store_id","khata_id") REFERENCES "public"."khatas"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_by_khata" ON "receipts" USING btree ("store_id","khata_id","id") WHERE khata_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_reverses" ON "receipts" USING btree ("store_id","reverses");--> statement-breakpoint
CREATE INDEX "receipts_tips" ON "receipts" USING btree ("store_id","tab_id") WHERE tip <> 0;--> statement-breakpoint
ALTER TABLE "store_log" ADD CONSTRAINT "store_log_kind" CHECK ("store_log"."kind" in ('order', 'sitting', 'khata', 'menu', 'store'));--> statement-breakpoint
ALTER TABLE "receipt_shares" ADD CONSTRAINT "receipt_shares_amount" CHECK ("receipt_shares"."amount" <> 0);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_tendered" CHECK ("receipts"."tendered" >= "receipts"."amount" + "receipts"."tip");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_account" CHECK ("receipts"."method" <> 'Account' or "receipts"."khata_id" is not null);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_method" CHECK ("receipts"."method" in ('Cash', 'Card', 'UPI', 'LeftUnpaid', 'WrittenOff', 'Account', 'gateway'));--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_amount" CHECK ("receipts"."amount" >= 0 and "receipts"."tip" >= 0 and "receipts"."reverses" is null
        or "receipts"."amount" <= 0 and "receipts"."tip" <= 0 and ("receipts"."reverses" is not null or "receipts"."method" in ('LeftUnpaid', 'WrittenOff', 'Account')));