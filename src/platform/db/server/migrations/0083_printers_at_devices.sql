-- NOT VALID: the jobs that are there need not be read for it. They have fewer kinds.
ALTER TABLE "print_jobs" DROP CONSTRAINT "print_jobs_what";--> statement-breakpoint
ALTER TABLE "printers" DROP CONSTRAINT "printers_kind";--> statement-breakpoint
ALTER TABLE "printers" ADD COLUMN "drawer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_what" CHECK ("print_jobs"."what" in ('ticket', 'receipt', 'test', 'drawer')) NOT VALID;--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_kind" CHECK ("printers"."kind" in ('tcp', 'device', 'star', 'epson'));