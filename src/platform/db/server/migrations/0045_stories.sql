CREATE TABLE "blog_posts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"excerpt" text NOT NULL,
	"minutes" integer NOT NULL,
	"cover" jsonb,
	"tags" jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_posts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug" ON "blog_posts" USING btree ("store_id","slug");--> statement-breakpoint
CREATE INDEX "blog_posts_by_time" ON "blog_posts" USING btree ("store_id","publish_at","id");