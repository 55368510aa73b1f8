CREATE TABLE "chat_messages" (
	"store_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_store_id_conversation_id_seq_pk" PRIMARY KEY("store_id","conversation_id","seq"),
	CONSTRAINT "chat_messages_side" CHECK ("chat_messages"."side" in ('guest', 'staff', 'auto'))
);
--> statement-breakpoint
CREATE TABLE "chat_readers" (
	"store_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"seen_seq" integer NOT NULL,
	"typing_until" timestamp (3) with time zone,
	CONSTRAINT "chat_readers_store_id_conversation_id_reader_pk" PRIMARY KEY("store_id","conversation_id","reader")
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"store_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "chat_settings_store_id_pk" PRIMARY KEY("store_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"last_seq" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_away_at" timestamp (3) with time zone,
	"blocked_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "conversations_kind" CHECK ("conversations"."kind" in ('guest', 'everyone', 'floor', 'kitchen'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("store_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_age" ON "chat_messages" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "conversations_latest" ON "conversations" USING btree ("store_id","last_at","id");