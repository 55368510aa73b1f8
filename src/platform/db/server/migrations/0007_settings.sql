CREATE TABLE "store_policies" (
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "store_policies_store_id_kind_pk" PRIMARY KEY("store_id","kind")
);
