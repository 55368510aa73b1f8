ALTER TABLE "printers" DROP CONSTRAINT "printers_kind";--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_kind" CHECK ("printers"."kind" in ('tcp', 'device', 'star', 'epson'));