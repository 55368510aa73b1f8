CREATE TABLE "store_images" (
	"store_id" uuid NOT NULL,
	"image_id" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_images_store_id_image_id_pk" PRIMARY KEY("store_id","image_id")
);
