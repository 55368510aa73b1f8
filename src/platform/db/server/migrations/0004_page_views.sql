CREATE TABLE "store_page_views" (
	"store_id" uuid NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "store_page_views_store_id_day_kind_pk" PRIMARY KEY("store_id","day","kind")
);
