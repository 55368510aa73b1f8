CREATE TABLE "picture_masters" (
	"image_id" text PRIMARY KEY NOT NULL,
	"master" "bytea" NOT NULL
);
