-- NOT VALID: what is there already stops no upgrade; whatever is written from now on is checked.
ALTER TABLE "bill_settings" ADD CONSTRAINT "bill_settings_kind" CHECK ("bill_settings"."kind" in ('tax_invoice', 'bill_of_supply', 'bill')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_part_of" CHECK ("order_lines"."part_of" <> "order_lines"."id") NOT VALID;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_gateway_kind" CHECK ("stores"."gateway_kind" in ('paytm', 'paytm-token', 'razorpay')) NOT VALID;