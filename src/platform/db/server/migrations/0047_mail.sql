CREATE TABLE "mail_drafts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"to" jsonb NOT NULL,
	"cc" jsonb NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"answers" uuid,
	"state" text NOT NULL,
	"message_id" text,
	"send_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_drafts_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "mail_drafts_state" CHECK ("mail_drafts"."state" in ('draft', 'waiting', 'sending', 'sent', 'failed', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "mail_due" (
	"mailbox_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"lease" uuid,
	"leased_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_labels" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "mail_labels_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_letters" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"folder" text NOT NULL,
	"place" text NOT NULL,
	"uid" bigint,
	"message_id" text NOT NULL,
	"thread" text NOT NULL,
	"references" jsonb NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"reply_to" jsonb NOT NULL,
	"to" jsonb NOT NULL,
	"cc" jsonb NOT NULL,
	"subject" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"snippet" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"files" jsonb NOT NULL,
	"verdict" jsonb,
	"is_cut" boolean NOT NULL,
	"is_read" boolean NOT NULL,
	"is_starred" boolean NOT NULL,
	"is_important" boolean DEFAULT false NOT NULL,
	"labels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"store_words" "tsvector" NOT NULL,
	CONSTRAINT "mail_letters_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "mail_letters_folder" CHECK ("mail_letters"."folder" in ('inbox', 'sent', 'trash', 'spam')),
	CONSTRAINT "mail_letters_place" CHECK ("mail_letters"."place" in ('inbox', 'sent', 'trash', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"user" text NOT NULL,
	"imap" jsonb NOT NULL,
	"smtp" jsonb NOT NULL,
	"password_sealed" text NOT NULL,
	"folders" jsonb NOT NULL,
	"fault" text,
	"failing_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"looked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mailboxes_store_id_pk" PRIMARY KEY("store_id")
);
--> statement-breakpoint
CREATE INDEX "mail_drafts_latest" ON "mail_drafts" USING btree ("store_id","changed_at");--> statement-breakpoint
CREATE INDEX "mail_due_by_time" ON "mail_due" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_labels_name" ON "mail_labels" USING btree ("store_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_letters_uid" ON "mail_letters" USING btree ("store_id","place","uid");--> statement-breakpoint
CREATE INDEX "mail_letters_latest" ON "mail_letters" USING btree ("store_id","folder","received_at","id");--> statement-breakpoint
CREATE INDEX "mail_letters_all" ON "mail_letters" USING btree ("store_id","received_at","id");--> statement-breakpoint
CREATE INDEX "mail_letters_starred" ON "mail_letters" USING btree ("store_id","received_at","id") WHERE is_starred;--> statement-breakpoint
CREATE INDEX "mail_letters_important" ON "mail_letters" USING btree ("store_id","received_at","id") WHERE is_important;--> statement-breakpoint
CREATE INDEX "mail_letters_labelled" ON "mail_letters" USING btree ("store_id","received_at","id") WHERE labels <> '[]';--> statement-breakpoint
CREATE INDEX "mail_letters_unread" ON "mail_letters" USING btree ("store_id","folder") WHERE not is_read;--> statement-breakpoint
CREATE INDEX "mail_letters_changed" ON "mail_letters" USING btree ("store_id","id") WHERE changes > 0;--> statement-breakpoint
CREATE INDEX "mail_letters_message" ON "mail_letters" USING btree ("store_id","message_id");--> statement-breakpoint
CREATE INDEX "mail_letters_thread" ON "mail_letters" USING btree ("store_id","thread","received_at");--> statement-breakpoint
CREATE INDEX "mail_letters_words" ON "mail_letters" USING gin ("store_words");