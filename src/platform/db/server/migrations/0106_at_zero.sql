ALTER TABLE "ingredients" ADD COLUMN "at_zero" text;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_at_zero" CHECK ("ingredients"."at_zero" in ('goOn', 'warn', 'out'));