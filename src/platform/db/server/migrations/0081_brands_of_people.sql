ALTER TABLE "accounts" ADD COLUMN "brand_id" uuid DEFAULT '00000000-0000-7000-8000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "moved_stores" ADD COLUMN "brand_id" uuid DEFAULT '00000000-0000-7000-8000-000000000000' NOT NULL;--> statement-breakpoint
UPDATE "accounts" SET "brand_id" = "there"."brand_id" FROM "sessions" "there"
  WHERE "there"."account_id" = "accounts"."id" AND "there"."brand_id" <> '00000000-0000-7000-8000-000000000000'
  AND NOT EXISTS (SELECT FROM "sessions" "here"
    WHERE "here"."account_id" = "accounts"."id" AND "here"."brand_id" = '00000000-0000-7000-8000-000000000000');
