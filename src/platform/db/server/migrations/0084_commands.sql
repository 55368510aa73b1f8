CREATE TABLE "store_commands" (
	"store_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"made" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_commands_store_id_key_pk" PRIMARY KEY("store_id","key")
);
--> statement-breakpoint
CREATE TABLE "store_questions" (
	"store_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"command" jsonb,
	"told" jsonb NOT NULL,
	"made_by" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	"settled_by" jsonb,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "store_questions_store_id_key_pk" PRIMARY KEY("store_id","key"),
	CONSTRAINT "store_questions_kind" CHECK ("store_questions"."kind" in ('price', 'refused'))
);
--> statement-breakpoint
CREATE INDEX "store_commands_by_age" ON "store_commands" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "store_questions_open" ON "store_questions" USING btree ("store_id","made_at") WHERE settled_at is null;