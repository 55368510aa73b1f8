CREATE TABLE "demo_stores" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
-- Those of before: made with their owner, at one and the same time. Nobody who signs up gets more than one store so.
INSERT INTO "demo_stores" ("store_id", "position")
SELECT made."store_id", row_number() OVER (ORDER BY made."store_id") - 1
FROM (
	SELECT m."store_id", count(*) OVER () AS "stores"
	FROM "accounts" a
	JOIN "memberships" m ON m."account_id" = a."id" AND m."created_at" = a."created_at"
	WHERE lower(a."email") = 'owner@demo.example' AND m."role" = 'OWNER'
) AS made
WHERE made."stores" > 1;
