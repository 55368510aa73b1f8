CREATE TABLE "brand" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	CONSTRAINT "brand_is_only" CHECK ("brand"."is_only")
);
