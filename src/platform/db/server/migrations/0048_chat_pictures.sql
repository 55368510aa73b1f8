CREATE TABLE "chat_pictures" (
	"store_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"file_id" text NOT NULL,
	"bytes" integer NOT NULL,
	"picture" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_pictures_store_id_conversation_id_id_pk" PRIMARY KEY("store_id","conversation_id","id"),
	CONSTRAINT "chat_pictures_side" CHECK ("chat_pictures"."side" in ('guest', 'staff', 'auto'))
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"choice" text,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presences_choice" CHECK ("presences"."choice" in ('online', 'busy', 'away'))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "picture" jsonb;