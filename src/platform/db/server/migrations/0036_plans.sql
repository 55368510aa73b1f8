CREATE TABLE "plans" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"limits" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "subscription_told" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_name" ON "plans" USING btree ("name");--> statement-breakpoint
INSERT INTO "plans" ("plan_id", "name", "price", "limits", "features", "created_at") VALUES
	(gen_random_uuid(), 'Free', 0, '{"dishes":30,"tables":5,"people":2,"outlets":1,"ordersPerMonth":300,"picturesMb":50,"messagesPerDay":0}', '[]', '2026-01-01T00:00:00Z'),
	(gen_random_uuid(), 'Pro', 0, '{"dishes":null,"tables":null,"people":null,"outlets":null,"ordersPerMonth":null,"picturesMb":null,"messagesPerDay":null}', '["onlinePayment","messages","ownDomain","api","longReports","noFooter"]', '2026-01-01T00:00:01Z'),
	(gen_random_uuid(), 'Chain', 0, '{"dishes":null,"tables":null,"people":null,"outlets":null,"ordersPerMonth":null,"picturesMb":null,"messagesPerDay":null}', '["onlinePayment","messages","ownDomain","api","longReports","noFooter"]', '2026-01-01T00:00:02Z');
