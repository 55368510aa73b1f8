-- NOT VALID: what is there already stops no upgrade; whatever is written from now on is checked.
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_purpose" CHECK ("account_tokens"."purpose" in ('verify', 'reset')) NOT VALID;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_role" CHECK ("memberships"."role" in ('OWNER', 'MANAGER', 'STAFF', 'KITCHEN')) NOT VALID;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_kind" CHECK ("bills"."kind" in ('tax_invoice', 'bill_of_supply', 'bill', 'credit_note')) NOT VALID;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_series" CHECK ("bills"."series" in ('bill', 'credit')) NOT VALID;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_owner" CHECK ("push_subscriptions"."owner_kind" in ('order', 'account')) NOT VALID;--> statement-breakpoint
ALTER TABLE "store_log" ADD CONSTRAINT "store_log_kind" CHECK ("store_log"."kind" in ('order', 'menu', 'store')) NOT VALID;--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_kind" CHECK ("printers"."kind" in ('tcp', 'star', 'epson')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_method" CHECK ("refunds"."method" in ('Cash', 'Card', 'UPI')) NOT VALID;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('OWNER', 'MANAGER', 'STAFF', 'KITCHEN')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_types" ADD CONSTRAINT "order_types_initial_state" CHECK ("order_types"."initial_state" between 1 and 5) NOT VALID;
