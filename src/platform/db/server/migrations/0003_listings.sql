CREATE TABLE "store_listings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"description" text NOT NULL,
	"logo" text,
	"listed" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"paused" boolean NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"opening_hours" jsonb,
	"plain_name" text NOT NULL,
	"store_words" text NOT NULL,
	"menu_words" text DEFAULT '' NOT NULL,
	"has_menu" boolean DEFAULT false NOT NULL,
	"served_at" jsonb,
	"picture" text
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "store_listings_by_name" ON "store_listings" USING btree ("plain_name","store_id") WHERE "store_listings"."listed" and "store_listings"."has_menu";--> statement-breakpoint
INSERT INTO "store_listings" (
	"store_id", "slug", "name", "city", "description", "logo", "listed", "time_zone", "paused", "paused_until",
	"opening_hours", "plain_name", "store_words", "menu_words", "has_menu", "served_at", "picture"
)
SELECT
	"stores"."store_id", "slug", "name", coalesce("address"->>'city', ''), "description", "logo", "listed",
	"time_zone", "paused", "paused_until", "opening_hours",
	lower(regexp_replace(normalize("name", NFKD), '[\u0300-\u036f]+', '', 'g')),
	regexp_replace(lower(regexp_replace(normalize(
		concat_ws(' ', "name", "address"->>'city', "address"->>'state', "description"), NFKD),
		'[\u0300-\u036f]+', '', 'g')), '[\s!-/:-@[-`{-~\u2010-\u2027\u2030-\u205e]+', ' ', 'g'),
	coalesce(left(regexp_replace(lower(regexp_replace(normalize("served"."labels", NFKD),
		'[\u0300-\u036f]+', '', 'g')), '[\s!-/:-@[-`{-~\u2010-\u2027\u2030-\u205e]+', ' ', 'g'), 10000), ''),
	"served"."store_id" IS NOT NULL,
	CASE WHEN "served"."always" THEN NULL ELSE coalesce("served"."spans", '[]') END,
	"served"."picture"
FROM "stores"
LEFT JOIN (
	SELECT
		"menus"."store_id",
		concat_ws(' ',
			string_agg(DISTINCT "menus"."label", ' '),
			string_agg(DISTINCT concat_ws(' ', "categories"."label",
				(SELECT string_agg("entry"."value"->>'label', ' ') FROM jsonb_each("categories"."translations") AS "entry")), ' '),
			string_agg(DISTINCT concat_ws(' ', "items"."label",
				(SELECT string_agg("entry"."value"->>'label', ' ') FROM jsonb_each("items"."translations") AS "entry")), ' ')
		) AS "labels",
		bool_or("menus"."start_minute" IS NULL OR "menus"."end_minute" IS NULL
			OR "menus"."start_minute" = "menus"."end_minute") AS "always",
		jsonb_agg(DISTINCT jsonb_build_array("menus"."start_minute", "menus"."end_minute")) AS "spans",
		(array_agg(coalesce("categories"."image", "items"."images"->>0)
			ORDER BY ("categories"."image" IS NULL), ("items"."images"->>0 IS NULL),
				"menus"."position", "categories"."sort_order", "items"."sort_order"))[1] AS "picture"
	FROM "menus"
	INNER JOIN "categories"
		ON "categories"."store_id" = "menus"."store_id" AND "categories"."menu_id" = "menus"."id"
	INNER JOIN "items"
		ON "items"."store_id" = "categories"."store_id" AND "items"."category_id" = "categories"."id"
	WHERE "menus"."active" AND "categories"."state" <> 2
	GROUP BY "menus"."store_id"
) AS "served" ON "served"."store_id" = "stores"."store_id";
