CREATE TABLE "watch" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"emails" boolean DEFAULT true NOT NULL,
	"webhook" text DEFAULT '' NOT NULL,
	"secret_sealed" text,
	"backups_elsewhere" boolean DEFAULT false NOT NULL,
	"last_backup_at" timestamp (3) with time zone,
	"since" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"lines" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unsent" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "watch_is_only" CHECK ("watch"."is_only")
);
--> statement-breakpoint
CREATE TABLE "watch_certificates" (
	"host" text PRIMARY KEY NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "watch_counts" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "watch_counts_kind_started_at_name_pk" PRIMARY KEY("kind","started_at","name"),
	CONSTRAINT "watch_counts_kind" CHECK ("watch_counts"."kind" in ('errors', 'failures', 'mail', 'messages', 'calls', 'slow'))
);
--> statement-breakpoint
CREATE TABLE "watch_disks" (
	"name" text PRIMARY KEY NOT NULL,
	"free" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
