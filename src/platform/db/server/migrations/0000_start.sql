CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instance" (
	"id" integer PRIMARY KEY NOT NULL,
	"key_check" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"account_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_account_id_store_id_pk" PRIMARY KEY("account_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "otp_numbers" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone[] NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_routes" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"store_id" uuid NOT NULL,
	CONSTRAINT "store_routes_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "order_types" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"active" boolean NOT NULL,
	"otp_authentication" boolean NOT NULL,
	"otp_on_order" boolean NOT NULL,
	"online_payment" boolean NOT NULL,
	"payment_method" text NOT NULL,
	"initial_state" integer NOT NULL,
	"minimum" bigint NOT NULL,
	"charges" jsonb NOT NULL,
	CONSTRAINT "order_types_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_counters" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"order_no" integer DEFAULT 0 NOT NULL,
	"log_seq" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_tables" (
	"store_id" uuid NOT NULL,
	"iden" text NOT NULL,
	"idel" text NOT NULL,
	CONSTRAINT "store_tables_store_id_iden_pk" PRIMARY KEY("store_id","iden")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"gst_no" text DEFAULT '' NOT NULL,
	"fssai_no" text DEFAULT '' NOT NULL,
	"about_us" text DEFAULT '' NOT NULL,
	"logo" text,
	"address" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"primary_color" text DEFAULT '00AB55' NOT NULL,
	"view_only" boolean DEFAULT false NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"subscription_mode" text DEFAULT 'Pro' NOT NULL,
	"subscription_status" text DEFAULT 'active' NOT NULL,
	"subscription_end" timestamp (3) with time zone,
	"gateway_sealed" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"menu_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"image" text,
	"discount" integer NOT NULL,
	"sort_order" double precision NOT NULL,
	"state" integer NOT NULL,
	"collapsed" boolean NOT NULL,
	"translations" jsonb NOT NULL,
	CONSTRAINT "categories_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "item_stats" (
	"store_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"day" text NOT NULL,
	"views" integer NOT NULL,
	"adds" integer NOT NULL,
	CONSTRAINT "item_stats_store_id_item_id_day_pk" PRIMARY KEY("store_id","item_id","day")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"images" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"discount" integer NOT NULL,
	"sort_order" double precision NOT NULL,
	"taxes" jsonb NOT NULL,
	"state" text NOT NULL,
	"state_until" timestamp (3) with time zone,
	"veg" boolean,
	"option_groups" jsonb NOT NULL,
	"translations" jsonb NOT NULL,
	CONSTRAINT "items_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"remarks" text NOT NULL,
	"primary_color" text,
	"active" boolean NOT NULL,
	"start_minute" integer,
	"end_minute" integer,
	"pure_veg" boolean NOT NULL,
	CONSTRAINT "menus_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"store_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"food" integer NOT NULL,
	"service" integer NOT NULL,
	"overall" integer NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_store_id_order_id_pk" PRIMARY KEY("store_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"store_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_store_id_key_pk" PRIMARY KEY("store_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"store_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"item_label" text NOT NULL,
	"quantity" integer NOT NULL,
	"base" bigint NOT NULL,
	"unit" bigint NOT NULL,
	"category_discount" integer NOT NULL,
	"item_discount" integer NOT NULL,
	"taxes" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"configs" jsonb NOT NULL,
	"discarded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_lines_store_id_order_id_id_pk" PRIMARY KEY("store_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_no" integer NOT NULL,
	"slug" text NOT NULL,
	"state" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_type_id" text NOT NULL,
	"order_type" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_phone" text NOT NULL,
	"country_code" text NOT NULL,
	"address" text NOT NULL,
	"remarks" text NOT NULL,
	"table_iden" text,
	"table_idel" text,
	"charges" jsonb NOT NULL,
	"payment_state" text NOT NULL,
	"payment_method" text NOT NULL,
	"revision" integer NOT NULL,
	"estimate_from" integer NOT NULL,
	"estimate_to" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"served_at" timestamp (3) with time zone,
	CONSTRAINT "orders_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "otp_challenges" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"phone_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"outbox_sealed" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "otp_challenges_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_log" (
	"store_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"actor" jsonb NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "store_log_store_id_seq_pk" PRIMARY KEY("store_id","seq")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_store_id_menu_id_menus_store_id_id_fk" FOREIGN KEY ("store_id","menu_id") REFERENCES "public"."menus"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_id_category_id_categories_store_id_id_fk" FOREIGN KEY ("store_id","category_id") REFERENCES "public"."categories"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "memberships_by_store" ON "memberships" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "store_routes_by_store" ON "store_routes" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_types_label" ON "order_types" USING btree ("store_id","label");--> statement-breakpoint
CREATE INDEX "categories_by_menu" ON "categories" USING btree ("store_id","menu_id");--> statement-breakpoint
CREATE INDEX "items_by_category" ON "items" USING btree ("store_id","category_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("store_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_slug" ON "orders" USING btree ("store_id","slug");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("store_id","state","order_no");--> statement-breakpoint
CREATE INDEX "orders_by_served" ON "orders" USING btree ("store_id","served_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_by_expiry" ON "otp_challenges" USING btree ("store_id","expires_at");--> statement-breakpoint
CREATE INDEX "store_log_by_order" ON "store_log" USING btree ("store_id","order_id","seq");