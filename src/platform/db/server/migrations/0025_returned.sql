ALTER TABLE "payment_attempts" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payment_attempts" SET "returned" = least(given.amount, coalesce("captured", "payment_attempts"."amount"))
FROM (
	SELECT "store_id", "attempt_id", sum("amount") AS amount FROM "refunds"
	WHERE "attempt_id" IS NOT NULL AND "state" <> 'failed' GROUP BY "store_id", "attempt_id"
) given
WHERE "payment_attempts"."store_id" = given."store_id" AND "payment_attempts"."id" = given."attempt_id";--> statement-breakpoint
-- NOT VALID: what is there already stops no upgrade; whatever is written from now on is checked.
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_returned" CHECK ("payment_attempts"."returned" between 0 and coalesce("payment_attempts"."captured", "payment_attempts"."amount")) NOT VALID;
