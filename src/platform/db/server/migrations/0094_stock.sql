CREATE TABLE "ingredients" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"packs" jsonb NOT NULL,
	"par" bigint,
	"shelf" text DEFAULT '' NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"quantity" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"out_since" timestamp (3) with time zone,
	"took_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ingredients_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "ingredients_unit" CHECK ("ingredients"."unit" in ('g', 'ml', 'pc')),
	CONSTRAINT "ingredients_reserved" CHECK ("ingredients"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"of" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"makes" bigint,
	"since" timestamp (3) with time zone NOT NULL,
	"author" jsonb NOT NULL,
	CONSTRAINT "recipes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ingredient_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"what" text NOT NULL,
	"quantity" bigint NOT NULL,
	"reserved" bigint NOT NULL,
	"value" bigint NOT NULL,
	"order_id" uuid,
	"line_id" uuid,
	"seq" integer,
	"reason" text,
	"note" text,
	"author" jsonb NOT NULL,
	CONSTRAINT "stock_ledger_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "stock_ledger_what" CHECK ("stock_ledger"."what" in ('opening', 'bought', 'counted', 'wasted', 'made', 'reserved', 'used')),
	CONSTRAINT "stock_ledger_reason" CHECK ("stock_ledger"."reason" in ('spoilt', 'dropped', 'staff', 'other'))
);
--> statement-breakpoint
CREATE INDEX "stock_ledger_by_ingredient" ON "stock_ledger" USING btree ("store_id","ingredient_id","id");--> statement-breakpoint
CREATE INDEX "stock_ledger_by_order" ON "stock_ledger" USING btree ("store_id","order_id") WHERE order_id is not null;