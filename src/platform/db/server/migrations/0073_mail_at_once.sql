ALTER TABLE "mail_letters" DROP CONSTRAINT "mail_letters_folder";--> statement-breakpoint
ALTER TABLE "mail_letters" DROP CONSTRAINT "mail_letters_place";--> statement-breakpoint
ALTER TABLE "mail_drafts" ADD COLUMN "forwards" uuid;--> statement-breakpoint
ALTER TABLE "mail_due" ADD COLUMN "wanted_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_due" ADD COLUMN "heard_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "signature" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_due_by_wanted" ON "mail_due" USING btree ("wanted_until");--> statement-breakpoint
ALTER TABLE "mail_letters" ADD CONSTRAINT "mail_letters_folder" CHECK ("mail_letters"."folder" in ('inbox', 'sent', 'archive', 'trash', 'spam'));--> statement-breakpoint
ALTER TABLE "mail_letters" ADD CONSTRAINT "mail_letters_place" CHECK ("mail_letters"."place" in ('inbox', 'sent', 'archive', 'trash', 'spam'));