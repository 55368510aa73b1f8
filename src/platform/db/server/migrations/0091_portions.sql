CREATE TABLE "portions" (
	"store_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"remaining" integer NOT NULL,
	"usual" integer,
	"day" text NOT NULL,
	CONSTRAINT "portions_store_id_item_id_pk" PRIMARY KEY("store_id","item_id"),
	CONSTRAINT "portions_remaining" CHECK ("portions"."remaining" >= 0 and "portions"."usual" >= 0)
);
