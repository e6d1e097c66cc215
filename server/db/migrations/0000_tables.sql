CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"summary" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "auth_tokens_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "auth_tokens_expires_at_order" CHECK ("auth_tokens"."created_at" <= "auth_tokens"."expires_at")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"token_hash" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "one_time_tokens_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "one_time_tokens_purpose_word" CHECK ("one_time_tokens"."purpose" in ('activation', 'password_reset', 'setup', 'user_invitation', 'profile_hand_over')),
	CONSTRAINT "one_time_tokens_expires_at_order" CHECK ("one_time_tokens"."created_at" <= "one_time_tokens"."expires_at")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"image_id" uuid,
	"image_set_id" uuid,
	"author_id" uuid,
	"author_name" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_org_slug_key" UNIQUE("organisation_id","slug"),
	CONSTRAINT "blog_posts_state_word" CHECK ("blog_posts"."state" in ('draft', 'scheduled', 'published')),
	CONSTRAINT "blog_posts_published_at_known" CHECK ("blog_posts"."state" = 'draft' or "blog_posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "championships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"season" text NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"state" text DEFAULT 'draft' NOT NULL,
	"introduction" text[] DEFAULT '{}'::text[] NOT NULL,
	"rules_text" text[] DEFAULT '{}'::text[] NOT NULL,
	"image_id" uuid,
	"indemnity_template_id" uuid,
	"standings_rules" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "championships_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "championships_state_word" CHECK ("championships"."state" in ('draft', 'published', 'archived')),
	CONSTRAINT "championships_ends_on_order" CHECK ("championships"."starts_on" <= "championships"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "class_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"championship_id" uuid NOT NULL,
	"championship_class_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"start_number" text,
	"vehicle_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"moved_from_id" uuid,
	"carry_factor" double precision,
	"staff_note" text DEFAULT '' NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_assignments_championship_class_participant_key" UNIQUE("championship_class_id","participant_id"),
	CONSTRAINT "class_assignments_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "class_assignments_id_championship_class_key" UNIQUE("id","championship_class_id"),
	CONSTRAINT "class_assignments_id_participant_key" UNIQUE("id","participant_id"),
	CONSTRAINT "class_assignments_state_word" CHECK ("class_assignments"."state" in ('draft', 'active', 'withdrawn', 'moved')),
	CONSTRAINT "class_assignments_start_number_form" CHECK ("class_assignments"."start_number" ~ '^[0-9A-Za-z]{1,6}$'),
	CONSTRAINT "class_assignments_carry_factor" CHECK ("class_assignments"."carry_factor" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "championship_classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"championship_id" uuid NOT NULL,
	"name" text NOT NULL,
	"short_label" text NOT NULL,
	"plate_colour" text NOT NULL,
	"figure_colour" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"age_reference" text DEFAULT 'event_day' NOT NULL,
	"age_reference_day" date,
	"eligible_gender" text DEFAULT 'any' NOT NULL,
	"is_licence_required" boolean DEFAULT false NOT NULL,
	"is_membership_required" boolean DEFAULT false NOT NULL,
	"number_from" integer,
	"number_to" integer,
	"capacity_per_event" integer,
	"standings_rules" jsonb,
	"points_allocation_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "championship_classes_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "championship_classes_id_championship_key" UNIQUE("id","championship_id"),
	CONSTRAINT "championship_classes_championship_name_key" UNIQUE("championship_id","name"),
	CONSTRAINT "championship_classes_age_reference_word" CHECK ("championship_classes"."age_reference" in ('event_day', 'season_start', 'season_end', 'fixed_day')),
	CONSTRAINT "championship_classes_eligible_gender_word" CHECK ("championship_classes"."eligible_gender" in ('any', 'female', 'male')),
	CONSTRAINT "championship_classes_ages" CHECK ("championship_classes"."min_age" between 0 and 120 and "championship_classes"."max_age" between 0 and 120),
	CONSTRAINT "championship_classes_max_age_order" CHECK ("championship_classes"."min_age" <= "championship_classes"."max_age"),
	CONSTRAINT "championship_classes_fixed_day_known" CHECK (("championship_classes"."age_reference" = 'fixed_day') = ("championship_classes"."age_reference_day" is not null)),
	CONSTRAINT "championship_classes_number_from_not_negative" CHECK ("championship_classes"."number_from" >= 0),
	CONSTRAINT "championship_classes_number_to_order" CHECK ("championship_classes"."number_from" <= "championship_classes"."number_to"),
	CONSTRAINT "championship_classes_capacity_per_event_positive" CHECK ("championship_classes"."capacity_per_event" > 0)
);
--> statement-breakpoint
CREATE TABLE "event_classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"championship_id" uuid NOT NULL,
	"championship_class_id" uuid NOT NULL,
	"capacity" integer,
	"points_allocation_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_classes_event_championship_class_key" UNIQUE("event_id","championship_class_id"),
	CONSTRAINT "event_classes_id_event_key" UNIQUE("id","event_id"),
	CONSTRAINT "event_classes_id_championship_class_key" UNIQUE("id","championship_class_id"),
	CONSTRAINT "event_classes_capacity_positive" CHECK ("event_classes"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "event_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"title" text NOT NULL,
	"stored_file_id" uuid,
	"url" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_timetable_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_timetable_rows_ends_at_order" CHECK ("event_timetable_rows"."starts_at" <= "event_timetable_rows"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "event_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"event_class_id" uuid,
	"championship_class_id" uuid,
	"class_assignment_id" uuid,
	"ticket_type_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"held_until" timestamp(3) with time zone,
	"hold_renewed_at" timestamp(3) with time zone,
	"price_lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fee_minor" bigint DEFAULT 0 NOT NULL,
	"form_data_id" uuid,
	"staff_note" text DEFAULT '' NOT NULL,
	"created_by_id" uuid,
	"checked_in_at" timestamp(3) with time zone,
	"checked_in_by_id" uuid,
	"confirmed_at" timestamp(3) with time zone,
	"withdrawn_at" timestamp(3) with time zone,
	"withdraw_reason" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_sign_ups_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "event_sign_ups_id_event_key" UNIQUE("id","event_id"),
	CONSTRAINT "event_sign_ups_id_participant_key" UNIQUE("id","participant_id"),
	CONSTRAINT "event_sign_ups_state_word" CHECK ("event_sign_ups"."state" in ('draft', 'held', 'paid', 'confirmed', 'waitlisted', 'withdrawn', 'refunded')),
	CONSTRAINT "event_sign_ups_class_or_ticket" CHECK (case when "event_sign_ups"."ticket_type_id" is null
        then num_nulls("event_sign_ups"."event_class_id", "event_sign_ups"."championship_class_id", "event_sign_ups"."class_assignment_id") = 0
        else num_nonnulls("event_sign_ups"."event_class_id", "event_sign_ups"."championship_class_id", "event_sign_ups"."class_assignment_id") = 0 end),
	CONSTRAINT "event_sign_ups_held_until_known" CHECK ("event_sign_ups"."state" <> 'held' or "event_sign_ups"."held_until" is not null),
	CONSTRAINT "event_sign_ups_fee_minor_not_negative" CHECK ("event_sign_ups"."fee_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"championship_id" uuid,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"event_type" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'visible' NOT NULL,
	"status_set_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"results_available" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp(3) with time zone,
	"start_date_time" timestamp(3) with time zone NOT NULL,
	"end_date_time" timestamp(3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"sign_ups_open_at" timestamp(3) with time zone,
	"sign_ups_close_at" timestamp(3) with time zone,
	"withdrawals_until" timestamp(3) with time zone,
	"capacity" integer,
	"round_number" integer,
	"venue_name" text DEFAULT '' NOT NULL,
	"venue_address" text DEFAULT '' NOT NULL,
	"venue_city" text DEFAULT '' NOT NULL,
	"venue_country" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"teaser" text DEFAULT '' NOT NULL,
	"description" text[] DEFAULT '{}'::text[] NOT NULL,
	"bring" text[] DEFAULT '{}'::text[] NOT NULL,
	"image_set_id" uuid,
	"track_plan_image_id" uuid,
	"price_table_id" uuid,
	"indemnity_template_id" uuid,
	"form_template_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "events_id_championship_key" UNIQUE("id","championship_id"),
	CONSTRAINT "events_event_type_word" CHECK ("events"."event_type" in ('race_event', 'ticketed_event')),
	CONSTRAINT "events_status_word" CHECK ("events"."status" in ('visible', 'sign_ups_open', 'sign_ups_closed')),
	CONSTRAINT "events_end_date_time_order" CHECK ("events"."start_date_time" <= "events"."end_date_time"),
	CONSTRAINT "events_sign_ups_close_at_order" CHECK ("events"."sign_ups_open_at" <= "events"."sign_ups_close_at"),
	CONSTRAINT "events_capacity_positive" CHECK ("events"."capacity" > 0),
	CONSTRAINT "events_round_number_positive" CHECK ("events"."round_number" > 0),
	CONSTRAINT "events_latitude" CHECK ("events"."latitude" between -90 and 90),
	CONSTRAINT "events_longitude" CHECK ("events"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"original_name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_count" bigint NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_storage_key_key" UNIQUE("storage_key"),
	CONSTRAINT "stored_files_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "stored_files_byte_count_positive" CHECK ("stored_files"."byte_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "form_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"form_template_id" uuid NOT NULL,
	"template_version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"participant_id" uuid,
	"submitted_by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_data_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "form_data_template_version_positive" CHECK ("form_data"."template_version" > 0)
);
--> statement-breakpoint
CREATE TABLE "form_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"definition" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_templates_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "form_templates_version_positive" CHECK ("form_templates"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "image_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_sets_id_org_key" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"image_set_id" uuid NOT NULL,
	"image" text NOT NULL,
	"image_dark" text,
	"alt" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"in_carousel" boolean DEFAULT false NOT NULL,
	"carousel_position" integer DEFAULT 0 NOT NULL,
	"carousel_title" text,
	"carousel_text" text,
	"carousel_link" text,
	"stored_file_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "images_width_positive" CHECK ("images"."width" > 0),
	CONSTRAINT "images_height_positive" CHECK ("images"."height" > 0),
	CONSTRAINT "images_focal_point" CHECK ("images"."focal_x" between 0 and 1 and "images"."focal_y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone DEFAULT now() + interval '7 days' NOT NULL,
	CONSTRAINT "idempotency_keys_key" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "indemnities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"template_version_id" uuid NOT NULL,
	"text_sha256" text NOT NULL,
	"participant_id" uuid NOT NULL,
	"championship_id" uuid,
	"event_id" uuid,
	"class_assignment_id" uuid,
	"signer_id" uuid,
	"signer_name" text NOT NULL,
	"guardian_name" text,
	"guardian_relation" text,
	"witness_name" text,
	"ticked_statements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signature" jsonb,
	"reading" jsonb,
	"place" text DEFAULT '' NOT NULL,
	"device_id" text,
	"signed_at" timestamp(3) with time zone,
	"sealed_at" timestamp(3) with time zone,
	"voided_at" timestamp(3) with time zone,
	"voided_by_id" uuid,
	"void_reason" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "indemnities_event_or_season" CHECK (num_nonnulls("indemnities"."event_id", "indemnities"."championship_id") >= 1),
	CONSTRAINT "indemnities_sealed_is_signed" CHECK ("indemnities"."sealed_at" is null or ("indemnities"."signature" is not null and "indemnities"."signed_at" is not null)),
	CONSTRAINT "indemnities_void_reason" CHECK (("indemnities"."voided_at" is null) = ("indemnities"."void_reason" is null)),
	CONSTRAINT "indemnities_voided_at_order" CHECK ("indemnities"."sealed_at" <= "indemnities"."voided_at")
);
--> statement-breakpoint
CREATE TABLE "indemnity_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"indemnity_id" uuid NOT NULL,
	"stored_file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "indemnity_files_kind_word" CHECK ("indemnity_files"."kind" in ('sealed_pdf', 'attachment'))
);
--> statement-breakpoint
CREATE TABLE "indemnity_template_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"indemnity_template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"text_sha256" text NOT NULL,
	"statements" jsonb NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "indemnity_template_versions_indemnity_template_version_key" UNIQUE("indemnity_template_id","version"),
	CONSTRAINT "indemnity_template_versions_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "indemnity_template_versions_id_text_sha256_key" UNIQUE("id","text_sha256"),
	CONSTRAINT "indemnity_template_versions_version_positive" CHECK ("indemnity_template_versions"."version" > 0),
	CONSTRAINT "indemnity_template_versions_sha256" CHECK ("indemnity_template_versions"."text_sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "indemnity_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"guardian_below_age" integer DEFAULT 18 NOT NULL,
	"archived_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "indemnity_templates_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "indemnity_templates_scope_word" CHECK ("indemnity_templates"."scope" in ('event', 'season')),
	CONSTRAINT "indemnity_templates_age" CHECK ("indemnity_templates"."guardian_below_age" between 0 and 25)
);
--> statement-breakpoint
CREATE TABLE "installation_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"event_sign_up_id" uuid NOT NULL,
	"holder_name" text NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'valid' NOT NULL,
	"used_at" timestamp(3) with time zone,
	"used_by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_event_sign_up_id_key" UNIQUE("event_sign_up_id"),
	CONSTRAINT "tickets_code_key" UNIQUE("code"),
	CONSTRAINT "tickets_state_word" CHECK ("tickets"."state" in ('valid', 'used', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unique_key" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"run_after" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer DEFAULT 10 NOT NULL,
	"lease_until" timestamp(3) with time zone,
	"leased_by" text,
	"last_error" text,
	"finished_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_state_word" CHECK ("jobs"."state" in ('queued', 'running', 'done', 'failed')),
	CONSTRAINT "jobs_attempts_not_negative" CHECK ("jobs"."attempts" >= 0),
	CONSTRAINT "jobs_max_attempts_positive" CHECK ("jobs"."max_attempts" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"organisation_id" uuid NOT NULL,
	"series" text NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoice_counters_key" PRIMARY KEY("organisation_id","series"),
	CONSTRAINT "invoice_counters_next_number_positive" CHECK ("invoice_counters"."next_number" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"total_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_org_series_number_key" UNIQUE("organisation_id","series","number"),
	CONSTRAINT "invoices_kind_word" CHECK ("invoices"."kind" in ('invoice', 'receipt', 'credit_note')),
	CONSTRAINT "invoices_currency_currency" CHECK ("invoices"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "invoices_number_positive" CHECK ("invoices"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_id" uuid,
	"refund_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_kind_word" CHECK ("ledger_entries"."kind" in ('charge', 'payment', 'refund', 'credit', 'write_off')),
	CONSTRAINT "ledger_entries_currency_currency" CHECK ("ledger_entries"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "ledger_entries_sign" CHECK (case when "ledger_entries"."kind" in ('charge', 'refund') then "ledger_entries"."amount_minor" >= 0 else "ledger_entries"."amount_minor" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid,
	"user_id" uuid,
	"to_address" text NOT NULL,
	"to_name" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unique_key" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"run_after" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp(3) with time zone,
	"last_error" text,
	"sent_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outbox_unique_key_key" UNIQUE("unique_key"),
	CONSTRAINT "mail_outbox_state_word" CHECK ("mail_outbox"."state" in ('queued', 'sending', 'sent', 'failed')),
	CONSTRAINT "mail_outbox_attempts_not_negative" CHECK ("mail_outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "membership_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_groups_id_org_key" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "membership_people" (
	"membership_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_people_key" PRIMARY KEY("membership_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "membership_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"membership_group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"term" text NOT NULL,
	"fixed_from" date,
	"fixed_to" date,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"max_people" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_types_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "membership_types_term_word" CHECK ("membership_types"."term" in ('calendar_year', 'rolling_year', 'fixed_dates')),
	CONSTRAINT "membership_types_fixed_dates" CHECK ("membership_types"."term" <> 'fixed_dates' or num_nulls("membership_types"."fixed_from", "membership_types"."fixed_to") = 0),
	CONSTRAINT "membership_types_fixed_to_order" CHECK ("membership_types"."fixed_from" <= "membership_types"."fixed_to"),
	CONSTRAINT "membership_types_price_minor_not_negative" CHECK ("membership_types"."price_minor" >= 0),
	CONSTRAINT "membership_types_currency_currency" CHECK ("membership_types"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "membership_types_max_age_order" CHECK ("membership_types"."min_age" <= "membership_types"."max_age"),
	CONSTRAINT "membership_types_max_people_positive" CHECK ("membership_types"."max_people" > 0)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"membership_type_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"purchaser_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"number" text,
	"card_code" text,
	"valid_from" date,
	"valid_to" date,
	"activated_at" timestamp(3) with time zone,
	"staff_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_card_code_key" UNIQUE("card_code"),
	CONSTRAINT "memberships_org_number_key" UNIQUE("organisation_id","number"),
	CONSTRAINT "memberships_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "memberships_state_word" CHECK ("memberships"."state" in ('pending', 'active', 'cancelled')),
	CONSTRAINT "memberships_valid_to_order" CHECK ("memberships"."valid_from" <= "memberships"."valid_to"),
	CONSTRAINT "memberships_active_is_complete" CHECK ("memberships"."state" <> 'active' or num_nulls("memberships"."number", "memberships"."valid_from", "memberships"."valid_to") = 0)
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event_sign_up_id" uuid,
	"membership_id" uuid,
	"transponder_assignment_id" uuid,
	"quantity" integer DEFAULT 1 NOT NULL,
	"label" text NOT NULL,
	"price_lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_items_id_order_key" UNIQUE("id","order_id"),
	CONSTRAINT "order_items_kind_word" CHECK ("order_items"."kind" in ('event_sign_up', 'membership', 'transponder_hire')),
	CONSTRAINT "order_items_quantity_one" CHECK ("order_items"."quantity" = 1),
	CONSTRAINT "order_items_subject" CHECK (("order_items"."kind" = 'event_sign_up') = ("order_items"."event_sign_up_id" is not null)
        and ("order_items"."kind" = 'membership') = ("order_items"."membership_id" is not null)
        and ("order_items"."kind" = 'transponder_hire') = ("order_items"."transponder_assignment_id" is not null)),
	CONSTRAINT "order_items_price_minor_not_negative" CHECK ("order_items"."price_minor" >= 0),
	CONSTRAINT "order_items_refunded" CHECK ("order_items"."refunded_minor" between 0 and "order_items"."price_minor")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reference" text,
	"currency" text NOT NULL,
	"total_minor" bigint DEFAULT 0 NOT NULL,
	"payment_method" text,
	"billing" jsonb,
	"terms_accepted_at" timestamp(3) with time zone,
	"placed_at" timestamp(3) with time zone,
	"paid_at" timestamp(3) with time zone,
	"held_until" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_org_reference_key" UNIQUE("organisation_id","reference"),
	CONSTRAINT "orders_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "orders_status_word" CHECK ("orders"."status" in ('open', 'pending', 'paid', 'cancelled', 'expired', 'partly_refunded', 'refunded')),
	CONSTRAINT "orders_payment_method_word" CHECK ("orders"."payment_method" in ('stripe', 'bank_transfer', 'on_site', 'free', 'demo')),
	CONSTRAINT "orders_currency_currency" CHECK ("orders"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "orders_total_minor_not_negative" CHECK ("orders"."total_minor" >= 0),
	CONSTRAINT "orders_paid_at_known" CHECK ("orders"."status" not in ('paid', 'partly_refunded', 'refunded') or "orders"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"postal_address" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"contact_email" text,
	"contact_phone" text,
	"social_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"site_hosts" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisations_slug_key" UNIQUE("slug"),
	CONSTRAINT "organisations_currency_currency" CHECK ("organisations"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "organisations_slug_form" CHECK ("organisations"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "payment_configurations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"is_enabled" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"encrypted_secrets" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_configurations_org_provider_key" UNIQUE("organisation_id","provider"),
	CONSTRAINT "payment_configurations_provider_word" CHECK ("payment_configurations"."provider" in ('stripe', 'bank_transfer', 'on_site', 'free', 'demo'))
);
--> statement-breakpoint
CREATE TABLE "participant_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"is_self" boolean DEFAULT false NOT NULL,
	"is_guardian" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "participant_links_user_participant_key" UNIQUE("user_id","participant_id"),
	CONSTRAINT "participant_links_relation_word" CHECK ("participant_links"."relation" in ('self', 'child', 'spouse', 'partner', 'parent', 'sibling', 'other')),
	CONSTRAINT "participant_links_self" CHECK ("participant_links"."is_self" = ("participant_links"."relation" = 'self'))
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"full_name" text GENERATED ALWAYS AS (btrim("first_name" || ' ' || "last_name")) STORED NOT NULL,
	"date_of_birth" date,
	"nationality" text,
	"gender" text,
	"email" text,
	"phone_number" text,
	"club" text,
	"default_vehicle_number" text,
	"race_license_number" text,
	"race_license_expires_on" date,
	"federation" text,
	"emergency_contact_name" text,
	"emergency_contact_phone" text,
	"emergency_contact_relation" text,
	"medical_note" text,
	"is_listed_publicly" boolean DEFAULT false NOT NULL,
	"pseudonym" text,
	"erased_at" timestamp(3) with time zone,
	"merged_into_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "participants_gender_word" CHECK ("participants"."gender" in ('female', 'male', 'other')),
	CONSTRAINT "participants_not_merged_into_itself" CHECK ("participants"."merged_into_id" <> "participants"."uuid")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"make" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"engine_cc" integer,
	"model_year" integer,
	"is_default" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_id_participant_key" UNIQUE("id","participant_id"),
	CONSTRAINT "vehicles_engine_cc" CHECK ("vehicles"."engine_cc" between 0 and 3000)
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"logo_dark" text,
	"url" text,
	"benefit" text,
	"how_to_redeem" text,
	"code" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_message_id" text NOT NULL,
	"payment_id" uuid,
	"payload" jsonb NOT NULL,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp(3) with time zone,
	"outcome" text,
	CONSTRAINT "payment_messages_provider_provider_message_key" UNIQUE("provider","provider_message_id"),
	CONSTRAINT "payment_messages_provider_word" CHECK ("payment_messages"."provider" in ('stripe', 'bank_transfer', 'on_site', 'free', 'demo'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider_reference" text,
	"hosted_url" text,
	"failure" text,
	"succeeded_at" timestamp(3) with time zone,
	"marked_by_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider_provider_reference_key" UNIQUE("provider","provider_reference"),
	CONSTRAINT "payments_id_order_key" UNIQUE("id","order_id"),
	CONSTRAINT "payments_provider_word" CHECK ("payments"."provider" in ('stripe', 'bank_transfer', 'on_site', 'free', 'demo')),
	CONSTRAINT "payments_state_word" CHECK ("payments"."state" in ('created', 'pending', 'succeeded', 'failed', 'cancelled')),
	CONSTRAINT "payments_amount_minor_not_negative" CHECK ("payments"."amount_minor" >= 0),
	CONSTRAINT "payments_currency_currency" CHECK ("payments"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_item_id" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"provider_reference" text,
	"failure" text,
	"created_by_id" uuid,
	"succeeded_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_state_word" CHECK ("refunds"."state" in ('queued', 'pending', 'succeeded', 'failed')),
	CONSTRAINT "refunds_amount_minor_positive" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_currency_currency" CHECK ("refunds"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "refunds_reason_given" CHECK (btrim("refunds"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "points_allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"championship_id" uuid,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"allocation" jsonb NOT NULL,
	"superseded_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_allocations_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "points_allocations_org_name_version_key" UNIQUE("organisation_id","name","version"),
	CONSTRAINT "points_allocations_version_positive" CHECK ("points_allocations"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "class_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"race_run_id" uuid NOT NULL,
	"result_version_id" uuid NOT NULL,
	"points_allocation_id" uuid NOT NULL,
	"championship_class_id" uuid NOT NULL,
	"event_sign_up_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"position" integer,
	"status" text NOT NULL,
	"points" numeric(8, 2) NOT NULL,
	"bonus" numeric(8, 2) DEFAULT 0 NOT NULL,
	"breakdown" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_points_race_run_event_sign_up_key" UNIQUE("race_run_id","event_sign_up_id"),
	CONSTRAINT "class_points_status_word" CHECK ("class_points"."status" in ('finished', 'DNF', 'NC', 'DNS', 'DSQ'))
);
--> statement-breakpoint
CREATE TABLE "event_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"championship_class_id" uuid NOT NULL,
	"event_sign_up_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"position" integer,
	"points" numeric(8, 2) NOT NULL,
	"tie_note" text,
	"breakdown" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_points_event_championship_class_participant_key" UNIQUE("event_id","championship_class_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "price_tables" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"championship_id" uuid,
	"name" text NOT NULL,
	"note" text,
	"currency" text NOT NULL,
	"discounts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_tables_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "price_tables_currency_currency" CHECK ("price_tables"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "price_tiers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"price_table_id" uuid NOT NULL,
	"name" text NOT NULL,
	"valid_from" timestamp(3) with time zone,
	"valid_to" timestamp(3) with time zone,
	"is_late_entry" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_tiers_id_price_table_key" UNIQUE("id","price_table_id"),
	CONSTRAINT "price_tiers_valid_to_order" CHECK ("price_tiers"."valid_from" <= "price_tiers"."valid_to")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"price_table_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"price_tier_id" uuid,
	"championship_class_id" uuid,
	"ticket_type_id" uuid,
	"membership_type_id" uuid,
	"audience" text DEFAULT 'everybody' NOT NULL,
	"member_of_type_id" uuid,
	"label" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prices_subject_key" UNIQUE NULLS NOT DISTINCT("price_table_id","kind","price_tier_id","championship_class_id","ticket_type_id","membership_type_id","audience","member_of_type_id","label"),
	CONSTRAINT "prices_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "prices_kind_word" CHECK ("prices"."kind" in ('entry', 'ticket', 'membership', 'transponder_hire', 'track_practice')),
	CONSTRAINT "prices_audience_word" CHECK ("prices"."audience" in ('everybody', 'member')),
	CONSTRAINT "prices_member_of_type" CHECK ("prices"."member_of_type_id" is null or "prices"."audience" = 'member'),
	CONSTRAINT "prices_amount_minor_not_negative" CHECK ("prices"."amount_minor" >= 0),
	CONSTRAINT "prices_membership_type" CHECK (("prices"."kind" = 'membership') = ("prices"."membership_type_id" is not null)),
	CONSTRAINT "prices_one_subject" CHECK (num_nonnulls("prices"."championship_class_id", "prices"."ticket_type_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"window_start" timestamp(3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	CONSTRAINT "rate_limits_attempts_positive" CHECK ("rate_limits"."attempts" > 0)
);
--> statement-breakpoint
CREATE TABLE "import_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_profiles_org_name_key" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "result_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"race_run_id" uuid,
	"file_name" text NOT NULL,
	"file_sha256" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"state" text DEFAULT 'preview' NOT NULL,
	"uploaded_by_id" uuid,
	"applied_at" timestamp(3) with time zone,
	"undone_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "result_imports_id_event_key" UNIQUE("id","event_id"),
	CONSTRAINT "result_imports_state_word" CHECK ("result_imports"."state" in ('preview', 'applied', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "result_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"result_version_id" uuid NOT NULL,
	"event_sign_up_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"championship_class_id" uuid NOT NULL,
	"start_number" text NOT NULL,
	"rank" integer NOT NULL,
	"position" integer,
	"class_position" integer,
	"status" text NOT NULL,
	"laps" integer NOT NULL,
	"total_ms" integer,
	"best_lap_ms" integer,
	"row" jsonb NOT NULL,
	CONSTRAINT "result_rows_result_version_event_sign_up_key" UNIQUE("result_version_id","event_sign_up_id"),
	CONSTRAINT "result_rows_status_word" CHECK ("result_rows"."status" in ('finished', 'DNF', 'NC', 'DNS', 'DSQ'))
);
--> statement-breakpoint
CREATE TABLE "result_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"race_run_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"rules" jsonb NOT NULL,
	"last_arrival" bigint,
	"result_import_id" uuid,
	"published_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"published_by_id" uuid,
	"official_at" timestamp(3) with time zone,
	"official_by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "result_versions_race_run_version_number_key" UNIQUE("race_run_id","version_number"),
	CONSTRAINT "result_versions_id_event_key" UNIQUE("id","event_id"),
	CONSTRAINT "result_versions_state_word" CHECK ("result_versions"."state" in ('provisional', 'official')),
	CONSTRAINT "result_versions_version_number_positive" CHECK ("result_versions"."version_number" > 0)
);
--> statement-breakpoint
CREATE TABLE "race_run_entries" (
	"race_run_id" uuid NOT NULL,
	"event_sign_up_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"gate_pick" integer,
	"wave" text,
	"source" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "race_run_entries_key" PRIMARY KEY("race_run_id","event_sign_up_id"),
	CONSTRAINT "race_run_entries_source_word" CHECK ("race_run_entries"."source" in ('group', 'transfer', 'manual')),
	CONSTRAINT "race_run_entries_gate_pick_positive" CHECK ("race_run_entries"."gate_pick" > 0)
);
--> statement-breakpoint
CREATE TABLE "race_run_group_classes" (
	"race_run_group_id" uuid NOT NULL,
	"event_class_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"wave" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "race_run_group_classes_key" PRIMARY KEY("race_run_group_id","event_class_id")
);
--> statement-breakpoint
CREATE TABLE "race_run_group_members" (
	"race_run_group_id" uuid NOT NULL,
	"event_sign_up_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"wave" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "race_run_group_members_key" PRIMARY KEY("race_run_group_id","event_sign_up_id")
);
--> statement-breakpoint
CREATE TABLE "race_run_group_waves" (
	"race_run_group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"gap_ms" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "race_run_group_waves_key" PRIMARY KEY("race_run_group_id","name"),
	CONSTRAINT "race_run_group_waves_gap_ms_not_negative" CHECK ("race_run_group_waves"."gap_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "race_run_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"gate_size" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "race_run_groups_id_event_key" UNIQUE("id","event_id"),
	CONSTRAINT "race_run_groups_gate_size_positive" CHECK ("race_run_groups"."gate_size" > 0)
);
--> statement-breakpoint
CREATE TABLE "race_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"race_run_group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"planned_start" timestamp(3) with time zone NOT NULL,
	"actual_start" timestamp(3) with time zone,
	"rules" jsonb NOT NULL,
	"counts_for_points" boolean DEFAULT true NOT NULL,
	"transfer" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "race_runs_id_event_key" UNIQUE("id","event_id"),
	CONSTRAINT "race_runs_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "race_runs_kind_word" CHECK ("race_runs"."kind" in ('practice', 'qualifying', 'heat', 'lcq', 'final')),
	CONSTRAINT "race_runs_status_word" CHECK ("race_runs"."status" in ('scheduled', 'staging', 'running', 'red_flagged', 'finished', 'provisional', 'official', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"tagline" text,
	"logo" text,
	"copyright_from" integer NOT NULL,
	"featured_championship_id" uuid,
	"track_name" text,
	"track_description" text DEFAULT '' NOT NULL,
	"track_plan_image_id" uuid,
	"track_latitude" double precision,
	"track_longitude" double precision,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_track_place_known" CHECK ("site_settings"."track_name" is null or num_nulls("site_settings"."track_latitude", "site_settings"."track_longitude") = 0),
	CONSTRAINT "site_settings_latitude" CHECK ("site_settings"."track_latitude" between -90 and 90),
	CONSTRAINT "site_settings_longitude" CHECK ("site_settings"."track_longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "site_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"published_at" timestamp(3) with time zone,
	"created_by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_texts_org_kind_version_key" UNIQUE("organisation_id","kind","version"),
	CONSTRAINT "site_texts_kind_word" CHECK ("site_texts"."kind" in ('privacy-policy', 'imprint', 'terms')),
	CONSTRAINT "site_texts_version_positive" CHECK ("site_texts"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "standings_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"championship_class_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"event_id" uuid,
	"points" numeric(8, 2) NOT NULL,
	"reason" text NOT NULL,
	"is_undroppable_zero" boolean DEFAULT false NOT NULL,
	"created_by_id" uuid,
	"voided_at" timestamp(3) with time zone,
	"voided_by_id" uuid,
	"void_reason" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "standings_adjustments_reason" CHECK (btrim("standings_adjustments"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "standings_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"standings_version_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"position" integer,
	"points" numeric(9, 2) NOT NULL,
	"start_number" text,
	"row" jsonb NOT NULL,
	CONSTRAINT "standings_rows_standings_version_participant_key" UNIQUE("standings_version_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "standings_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"championship_id" uuid NOT NULL,
	"championship_class_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"rules" jsonb NOT NULL,
	"published_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"published_by_id" uuid,
	"official_at" timestamp(3) with time zone,
	"official_by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "standings_versions_championship_class_version_number_key" UNIQUE("championship_class_id","version_number"),
	CONSTRAINT "standings_versions_state_word" CHECK ("standings_versions"."state" in ('provisional', 'official')),
	CONSTRAINT "standings_versions_version_number_positive" CHECK ("standings_versions"."version_number" > 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"capacity" integer,
	"price_minor" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_types_id_event_key" UNIQUE("id","event_id"),
	CONSTRAINT "ticket_types_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "ticket_types_event_name_key" UNIQUE("event_id","name"),
	CONSTRAINT "ticket_types_capacity_positive" CHECK ("ticket_types"."capacity" > 0),
	CONSTRAINT "ticket_types_price_minor_not_negative" CHECK ("ticket_types"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "timing_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"is_backup" boolean DEFAULT false NOT NULL,
	"last_seen_at" timestamp(3) with time zone,
	"last_seq" integer,
	"app_version" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "timing_devices_org_device_key" UNIQUE("organisation_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "timing_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"race_run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone,
	"recorded_at" timestamp(3) with time zone NOT NULL,
	"actor_id" uuid,
	"device_id" text NOT NULL,
	"seq" integer NOT NULL,
	"source" text,
	"number" text,
	"transponder" text,
	"event_sign_up_id" uuid,
	"target_id" uuid,
	"payload" jsonb NOT NULL,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "timing_facts_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "timing_facts_kind_word" CHECK ("timing_facts"."kind" in ('start', 'passing', 'assign_number', 'correct_time', 'void', 'restore', 'confirm', 'split', 'merge', 'insert_lap', 'red_flag', 'restart', 'yellow_flag', 'clear', 'finish_flag', 'close', 'penalty')),
	CONSTRAINT "timing_facts_seq_not_negative" CHECK ("timing_facts"."seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "transponder_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"transponder_id" uuid NOT NULL,
	"transponder_number" text NOT NULL,
	"participant_id" uuid NOT NULL,
	"class_assignment_id" uuid,
	"event_id" uuid,
	"valid_from" timestamp(3) with time zone NOT NULL,
	"valid_to" timestamp(3) with time zone,
	"issued_by_id" uuid,
	"returned_at" timestamp(3) with time zone,
	"deposit_minor" bigint DEFAULT 0 NOT NULL,
	"deposit_state" text DEFAULT 'none' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transponder_assignments_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "transponder_assignments_valid_to_order" CHECK ("transponder_assignments"."valid_from" <= "transponder_assignments"."valid_to"),
	CONSTRAINT "transponder_assignments_deposit_minor_not_negative" CHECK ("transponder_assignments"."deposit_minor" >= 0),
	CONSTRAINT "transponder_assignments_deposit_state_word" CHECK ("transponder_assignments"."deposit_state" in ('none', 'due', 'taken', 'returned', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "transponder_collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"deposit_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transponder_collections_id_org_key" UNIQUE("id","organisation_id"),
	CONSTRAINT "transponder_collections_currency_currency" CHECK ("transponder_collections"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "transponder_collections_deposit_minor_not_negative" CHECK ("transponder_collections"."deposit_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "transponders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid,
	"transponder_collection_id" uuid,
	"owner_participant_id" uuid,
	"number" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'in' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transponders_id_number_key" UNIQUE("id","number"),
	CONSTRAINT "transponders_state_word" CHECK ("transponders"."state" in ('in', 'out', 'lost', 'damaged')),
	CONSTRAINT "transponders_pool_or_owner" CHECK (case when "transponders"."owner_participant_id" is null
        then num_nulls("transponders"."organisation_id", "transponders"."transponder_collection_id") = 0
        else num_nonnulls("transponders"."organisation_id", "transponders"."transponder_collection_id") = 0 end)
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_org_role_key" UNIQUE("user_id","organisation_id","role"),
	CONSTRAINT "user_roles_role_word" CHECK ("user_roles"."role" in ('owner', 'secretary', 'timekeeper', 'treasurer', 'editor', 'gate'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"full_name" text GENERATED ALWAYS AS (btrim("first_name" || ' ' || "last_name")) STORED NOT NULL,
	"default_vehicle_number" text,
	"phone_number" text,
	"date_of_birth" date,
	"nationality" text,
	"race_license_number" text,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_platform_admin" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"email_preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_login_at" timestamp(3) with time zone,
	"erased_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_list_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"event_sign_up_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"family_id" uuid,
	"joined_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"offered_at" timestamp(3) with time zone,
	"offer_expires_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_entries_state_word" CHECK ("waiting_list_entries"."state" in ('waiting', 'offered', 'accepted', 'expired', 'left')),
	CONSTRAINT "waiting_list_entries_offer" CHECK ("waiting_list_entries"."state" <> 'offered' or num_nulls("waiting_list_entries"."offered_at", "waiting_list_entries"."offer_expires_at") = 0)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_image_org_fk" FOREIGN KEY ("image_id","organisation_id") REFERENCES "public"."images"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_image_set_org_fk" FOREIGN KEY ("image_set_id","organisation_id") REFERENCES "public"."image_sets"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championships" ADD CONSTRAINT "championships_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championships" ADD CONSTRAINT "championships_image_org_fk" FOREIGN KEY ("image_id","organisation_id") REFERENCES "public"."images"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championships" ADD CONSTRAINT "championships_indemnity_template_org_fk" FOREIGN KEY ("indemnity_template_id","organisation_id") REFERENCES "public"."indemnity_templates"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_championship_class_championship_fk" FOREIGN KEY ("championship_class_id","championship_id") REFERENCES "public"."championship_classes"("id","championship_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_championship_class_org_fk" FOREIGN KEY ("championship_class_id","organisation_id") REFERENCES "public"."championship_classes"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_vehicle_participant_fk" FOREIGN KEY ("vehicle_id","participant_id") REFERENCES "public"."vehicles"("id","participant_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_moved_from_org_fk" FOREIGN KEY ("moved_from_id","organisation_id") REFERENCES "public"."class_assignments"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_created_by_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_classes" ADD CONSTRAINT "championship_classes_championship_org_fk" FOREIGN KEY ("championship_id","organisation_id") REFERENCES "public"."championships"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championship_classes" ADD CONSTRAINT "championship_classes_points_allocation_org_fk" FOREIGN KEY ("points_allocation_id","organisation_id") REFERENCES "public"."points_allocations"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_classes" ADD CONSTRAINT "event_classes_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_classes" ADD CONSTRAINT "event_classes_event_championship_fk" FOREIGN KEY ("event_id","championship_id") REFERENCES "public"."events"("id","championship_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_classes" ADD CONSTRAINT "event_classes_championship_class_championship_fk" FOREIGN KEY ("championship_class_id","championship_id") REFERENCES "public"."championship_classes"("id","championship_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_classes" ADD CONSTRAINT "event_classes_points_allocation_org_fk" FOREIGN KEY ("points_allocation_id","organisation_id") REFERENCES "public"."points_allocations"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_documents" ADD CONSTRAINT "event_documents_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_documents" ADD CONSTRAINT "event_documents_stored_file_org_fk" FOREIGN KEY ("stored_file_id","organisation_id") REFERENCES "public"."stored_files"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_timetable_rows" ADD CONSTRAINT "event_timetable_rows_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_event_class_event_fk" FOREIGN KEY ("event_class_id","event_id") REFERENCES "public"."event_classes"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_event_class_championship_class_fk" FOREIGN KEY ("event_class_id","championship_class_id") REFERENCES "public"."event_classes"("id","championship_class_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_class_assignment_championship_class_fk" FOREIGN KEY ("class_assignment_id","championship_class_id") REFERENCES "public"."class_assignments"("id","championship_class_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_class_assignment_participant_fk" FOREIGN KEY ("class_assignment_id","participant_id") REFERENCES "public"."class_assignments"("id","participant_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_ticket_type_event_fk" FOREIGN KEY ("ticket_type_id","event_id") REFERENCES "public"."ticket_types"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_form_data_org_fk" FOREIGN KEY ("form_data_id","organisation_id") REFERENCES "public"."form_data"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_created_by_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_checked_in_by_fk" FOREIGN KEY ("checked_in_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_championship_org_fk" FOREIGN KEY ("championship_id","organisation_id") REFERENCES "public"."championships"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_image_set_org_fk" FOREIGN KEY ("image_set_id","organisation_id") REFERENCES "public"."image_sets"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_track_plan_image_org_fk" FOREIGN KEY ("track_plan_image_id","organisation_id") REFERENCES "public"."images"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_price_table_org_fk" FOREIGN KEY ("price_table_id","organisation_id") REFERENCES "public"."price_tables"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_indemnity_template_org_fk" FOREIGN KEY ("indemnity_template_id","organisation_id") REFERENCES "public"."indemnity_templates"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_form_template_org_fk" FOREIGN KEY ("form_template_id","organisation_id") REFERENCES "public"."form_templates"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploaded_by_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_data" ADD CONSTRAINT "form_data_form_template_org_fk" FOREIGN KEY ("form_template_id","organisation_id") REFERENCES "public"."form_templates"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_data" ADD CONSTRAINT "form_data_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_data" ADD CONSTRAINT "form_data_submitted_by_fk" FOREIGN KEY ("submitted_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_templates" ADD CONSTRAINT "form_templates_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_sets" ADD CONSTRAINT "image_sets_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_image_set_org_fk" FOREIGN KEY ("image_set_id","organisation_id") REFERENCES "public"."image_sets"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_stored_file_org_fk" FOREIGN KEY ("stored_file_id","organisation_id") REFERENCES "public"."stored_files"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnities" ADD CONSTRAINT "indemnities_template_version_text_sha256_fk" FOREIGN KEY ("template_version_id","text_sha256") REFERENCES "public"."indemnity_template_versions"("id","text_sha256") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnities" ADD CONSTRAINT "indemnities_template_version_org_fk" FOREIGN KEY ("template_version_id","organisation_id") REFERENCES "public"."indemnity_template_versions"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnities" ADD CONSTRAINT "indemnities_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnities" ADD CONSTRAINT "indemnities_championship_org_fk" FOREIGN KEY ("championship_id","organisation_id") REFERENCES "public"."championships"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnities" ADD CONSTRAINT "indemnities_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnities" ADD CONSTRAINT "indemnities_class_assignment_org_fk" FOREIGN KEY ("class_assignment_id","organisation_id") REFERENCES "public"."class_assignments"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnities" ADD CONSTRAINT "indemnities_class_assignment_participant_fk" FOREIGN KEY ("class_assignment_id","participant_id") REFERENCES "public"."class_assignments"("id","participant_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnities" ADD CONSTRAINT "indemnities_signer_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnities" ADD CONSTRAINT "indemnities_voided_by_fk" FOREIGN KEY ("voided_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnity_files" ADD CONSTRAINT "indemnity_files_indemnity_fk" FOREIGN KEY ("indemnity_id") REFERENCES "public"."indemnities"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnity_files" ADD CONSTRAINT "indemnity_files_stored_file_fk" FOREIGN KEY ("stored_file_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnity_template_versions" ADD CONSTRAINT "indemnity_template_versions_indemnity_template_org_fk" FOREIGN KEY ("indemnity_template_id","organisation_id") REFERENCES "public"."indemnity_templates"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnity_template_versions" ADD CONSTRAINT "indemnity_template_versions_created_by_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indemnity_templates" ADD CONSTRAINT "indemnity_templates_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_sign_up_event_fk" FOREIGN KEY ("event_sign_up_id","event_id") REFERENCES "public"."event_sign_ups"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_sign_up_org_fk" FOREIGN KEY ("event_sign_up_id","organisation_id") REFERENCES "public"."event_sign_ups"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_used_by_fk" FOREIGN KEY ("used_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_org_fk" FOREIGN KEY ("order_id","organisation_id") REFERENCES "public"."orders"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_org_fk" FOREIGN KEY ("order_id","organisation_id") REFERENCES "public"."orders"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_order_fk" FOREIGN KEY ("payment_id","order_id") REFERENCES "public"."payments"("id","order_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_refund_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_actor_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_groups" ADD CONSTRAINT "membership_groups_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_people" ADD CONSTRAINT "membership_people_membership_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_people" ADD CONSTRAINT "membership_people_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_types" ADD CONSTRAINT "membership_types_membership_group_org_fk" FOREIGN KEY ("membership_group_id","organisation_id") REFERENCES "public"."membership_groups"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_membership_type_org_fk" FOREIGN KEY ("membership_type_id","organisation_id") REFERENCES "public"."membership_types"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_purchaser_fk" FOREIGN KEY ("purchaser_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_org_fk" FOREIGN KEY ("order_id","organisation_id") REFERENCES "public"."orders"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_event_sign_up_org_fk" FOREIGN KEY ("event_sign_up_id","organisation_id") REFERENCES "public"."event_sign_ups"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_membership_org_fk" FOREIGN KEY ("membership_id","organisation_id") REFERENCES "public"."memberships"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_transponder_assignment_org_fk" FOREIGN KEY ("transponder_assignment_id","organisation_id") REFERENCES "public"."transponder_assignments"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_configurations" ADD CONSTRAINT "payment_configurations_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_links" ADD CONSTRAINT "participant_links_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_links" ADD CONSTRAINT "participant_links_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_merged_into_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_messages" ADD CONSTRAINT "payment_messages_payment_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_org_fk" FOREIGN KEY ("order_id","organisation_id") REFERENCES "public"."orders"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_marked_by_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_org_fk" FOREIGN KEY ("order_id","organisation_id") REFERENCES "public"."orders"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_order_fk" FOREIGN KEY ("payment_id","order_id") REFERENCES "public"."payments"("id","order_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_item_order_fk" FOREIGN KEY ("order_item_id","order_id") REFERENCES "public"."order_items"("id","order_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_created_by_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_allocations" ADD CONSTRAINT "points_allocations_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_allocations" ADD CONSTRAINT "points_allocations_championship_org_fk" FOREIGN KEY ("championship_id","organisation_id") REFERENCES "public"."championships"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_points" ADD CONSTRAINT "class_points_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_points" ADD CONSTRAINT "class_points_event_championship_class_fk" FOREIGN KEY ("event_id","championship_class_id") REFERENCES "public"."event_classes"("event_id","championship_class_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_points" ADD CONSTRAINT "class_points_race_run_event_fk" FOREIGN KEY ("race_run_id","event_id") REFERENCES "public"."race_runs"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_points" ADD CONSTRAINT "class_points_result_version_event_fk" FOREIGN KEY ("result_version_id","event_id") REFERENCES "public"."result_versions"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_points" ADD CONSTRAINT "class_points_points_allocation_org_fk" FOREIGN KEY ("points_allocation_id","organisation_id") REFERENCES "public"."points_allocations"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_points" ADD CONSTRAINT "class_points_event_sign_up_event_fk" FOREIGN KEY ("event_sign_up_id","event_id") REFERENCES "public"."event_sign_ups"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_points" ADD CONSTRAINT "class_points_event_sign_up_participant_fk" FOREIGN KEY ("event_sign_up_id","participant_id") REFERENCES "public"."event_sign_ups"("id","participant_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_points" ADD CONSTRAINT "event_points_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_points" ADD CONSTRAINT "event_points_event_championship_class_fk" FOREIGN KEY ("event_id","championship_class_id") REFERENCES "public"."event_classes"("event_id","championship_class_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_points" ADD CONSTRAINT "event_points_event_sign_up_event_fk" FOREIGN KEY ("event_sign_up_id","event_id") REFERENCES "public"."event_sign_ups"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_points" ADD CONSTRAINT "event_points_event_sign_up_participant_fk" FOREIGN KEY ("event_sign_up_id","participant_id") REFERENCES "public"."event_sign_ups"("id","participant_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tables" ADD CONSTRAINT "price_tables_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tables" ADD CONSTRAINT "price_tables_championship_org_fk" FOREIGN KEY ("championship_id","organisation_id") REFERENCES "public"."championships"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tiers" ADD CONSTRAINT "price_tiers_price_table_fk" FOREIGN KEY ("price_table_id") REFERENCES "public"."price_tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_price_table_org_fk" FOREIGN KEY ("price_table_id","organisation_id") REFERENCES "public"."price_tables"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_price_tier_price_table_fk" FOREIGN KEY ("price_tier_id","price_table_id") REFERENCES "public"."price_tiers"("id","price_table_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_championship_class_org_fk" FOREIGN KEY ("championship_class_id","organisation_id") REFERENCES "public"."championship_classes"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_ticket_type_org_fk" FOREIGN KEY ("ticket_type_id","organisation_id") REFERENCES "public"."ticket_types"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_membership_type_org_fk" FOREIGN KEY ("membership_type_id","organisation_id") REFERENCES "public"."membership_types"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_member_of_type_org_fk" FOREIGN KEY ("member_of_type_id","organisation_id") REFERENCES "public"."membership_types"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_profiles" ADD CONSTRAINT "import_profiles_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_imports" ADD CONSTRAINT "result_imports_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_imports" ADD CONSTRAINT "result_imports_race_run_event_fk" FOREIGN KEY ("race_run_id","event_id") REFERENCES "public"."race_runs"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_imports" ADD CONSTRAINT "result_imports_uploaded_by_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rows" ADD CONSTRAINT "result_rows_result_version_event_fk" FOREIGN KEY ("result_version_id","event_id") REFERENCES "public"."result_versions"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rows" ADD CONSTRAINT "result_rows_event_sign_up_event_fk" FOREIGN KEY ("event_sign_up_id","event_id") REFERENCES "public"."event_sign_ups"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rows" ADD CONSTRAINT "result_rows_event_sign_up_participant_fk" FOREIGN KEY ("event_sign_up_id","participant_id") REFERENCES "public"."event_sign_ups"("id","participant_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rows" ADD CONSTRAINT "result_rows_championship_class_org_fk" FOREIGN KEY ("championship_class_id","organisation_id") REFERENCES "public"."championship_classes"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_rows" ADD CONSTRAINT "result_rows_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_versions" ADD CONSTRAINT "result_versions_race_run_event_fk" FOREIGN KEY ("race_run_id","event_id") REFERENCES "public"."race_runs"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_versions" ADD CONSTRAINT "result_versions_race_run_org_fk" FOREIGN KEY ("race_run_id","organisation_id") REFERENCES "public"."race_runs"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_versions" ADD CONSTRAINT "result_versions_result_import_event_fk" FOREIGN KEY ("result_import_id","event_id") REFERENCES "public"."result_imports"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_versions" ADD CONSTRAINT "result_versions_published_by_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_versions" ADD CONSTRAINT "result_versions_official_by_fk" FOREIGN KEY ("official_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_run_entries" ADD CONSTRAINT "race_run_entries_race_run_event_fk" FOREIGN KEY ("race_run_id","event_id") REFERENCES "public"."race_runs"("id","event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_run_entries" ADD CONSTRAINT "race_run_entries_event_sign_up_event_fk" FOREIGN KEY ("event_sign_up_id","event_id") REFERENCES "public"."event_sign_ups"("id","event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_run_group_classes" ADD CONSTRAINT "race_run_group_classes_race_run_group_event_fk" FOREIGN KEY ("race_run_group_id","event_id") REFERENCES "public"."race_run_groups"("id","event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_run_group_classes" ADD CONSTRAINT "race_run_group_classes_event_class_event_fk" FOREIGN KEY ("event_class_id","event_id") REFERENCES "public"."event_classes"("id","event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_run_group_classes" ADD CONSTRAINT "race_run_group_classes_race_run_group_wave_fk" FOREIGN KEY ("race_run_group_id","wave") REFERENCES "public"."race_run_group_waves"("race_run_group_id","name") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_run_group_members" ADD CONSTRAINT "race_run_group_members_race_run_group_event_fk" FOREIGN KEY ("race_run_group_id","event_id") REFERENCES "public"."race_run_groups"("id","event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_run_group_members" ADD CONSTRAINT "race_run_group_members_event_sign_up_event_fk" FOREIGN KEY ("event_sign_up_id","event_id") REFERENCES "public"."event_sign_ups"("id","event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_run_group_members" ADD CONSTRAINT "race_run_group_members_race_run_group_wave_fk" FOREIGN KEY ("race_run_group_id","wave") REFERENCES "public"."race_run_group_waves"("race_run_group_id","name") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_run_group_waves" ADD CONSTRAINT "race_run_group_waves_race_run_group_fk" FOREIGN KEY ("race_run_group_id") REFERENCES "public"."race_run_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_run_groups" ADD CONSTRAINT "race_run_groups_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_runs" ADD CONSTRAINT "race_runs_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_runs" ADD CONSTRAINT "race_runs_race_run_group_event_fk" FOREIGN KEY ("race_run_group_id","event_id") REFERENCES "public"."race_run_groups"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_featured_championship_org_fk" FOREIGN KEY ("featured_championship_id","organisation_id") REFERENCES "public"."championships"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_track_plan_image_org_fk" FOREIGN KEY ("track_plan_image_id","organisation_id") REFERENCES "public"."images"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_created_by_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_adjustments" ADD CONSTRAINT "standings_adjustments_championship_class_org_fk" FOREIGN KEY ("championship_class_id","organisation_id") REFERENCES "public"."championship_classes"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_adjustments" ADD CONSTRAINT "standings_adjustments_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_adjustments" ADD CONSTRAINT "standings_adjustments_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_adjustments" ADD CONSTRAINT "standings_adjustments_created_by_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_adjustments" ADD CONSTRAINT "standings_adjustments_voided_by_fk" FOREIGN KEY ("voided_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_rows" ADD CONSTRAINT "standings_rows_standings_version_fk" FOREIGN KEY ("standings_version_id") REFERENCES "public"."standings_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_rows" ADD CONSTRAINT "standings_rows_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_versions" ADD CONSTRAINT "standings_versions_championship_class_championship_fk" FOREIGN KEY ("championship_class_id","championship_id") REFERENCES "public"."championship_classes"("id","championship_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_versions" ADD CONSTRAINT "standings_versions_championship_class_org_fk" FOREIGN KEY ("championship_class_id","organisation_id") REFERENCES "public"."championship_classes"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_versions" ADD CONSTRAINT "standings_versions_published_by_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_versions" ADD CONSTRAINT "standings_versions_official_by_fk" FOREIGN KEY ("official_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timing_devices" ADD CONSTRAINT "timing_devices_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timing_facts" ADD CONSTRAINT "timing_facts_race_run_event_fk" FOREIGN KEY ("race_run_id","event_id") REFERENCES "public"."race_runs"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timing_facts" ADD CONSTRAINT "timing_facts_race_run_org_fk" FOREIGN KEY ("race_run_id","organisation_id") REFERENCES "public"."race_runs"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timing_facts" ADD CONSTRAINT "timing_facts_actor_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transponder_assignments" ADD CONSTRAINT "transponder_assignments_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transponder_assignments" ADD CONSTRAINT "transponder_assignments_transponder_transponder_number_fk" FOREIGN KEY ("transponder_id","transponder_number") REFERENCES "public"."transponders"("id","number") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "transponder_assignments" ADD CONSTRAINT "transponder_assignments_participant_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transponder_assignments" ADD CONSTRAINT "transponder_assignments_class_assignment_org_fk" FOREIGN KEY ("class_assignment_id","organisation_id") REFERENCES "public"."class_assignments"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transponder_assignments" ADD CONSTRAINT "transponder_assignments_class_assignment_participant_fk" FOREIGN KEY ("class_assignment_id","participant_id") REFERENCES "public"."class_assignments"("id","participant_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transponder_assignments" ADD CONSTRAINT "transponder_assignments_event_org_fk" FOREIGN KEY ("event_id","organisation_id") REFERENCES "public"."events"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transponder_assignments" ADD CONSTRAINT "transponder_assignments_issued_by_fk" FOREIGN KEY ("issued_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transponder_collections" ADD CONSTRAINT "transponder_collections_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transponders" ADD CONSTRAINT "transponders_transponder_collection_org_fk" FOREIGN KEY ("transponder_collection_id","organisation_id") REFERENCES "public"."transponder_collections"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transponders" ADD CONSTRAINT "transponders_owner_participant_fk" FOREIGN KEY ("owner_participant_id") REFERENCES "public"."participants"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_granted_by_fk" FOREIGN KEY ("granted_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_event_sign_up_event_fk" FOREIGN KEY ("event_sign_up_id","event_id") REFERENCES "public"."event_sign_ups"("id","event_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_event_sign_up_org_fk" FOREIGN KEY ("event_sign_up_id","organisation_id") REFERENCES "public"."event_sign_ups"("id","organisation_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_list_idx" ON "audit_log" USING btree ("organisation_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_subject_kind_subject_idx" ON "audit_log" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "auth_tokens_user_idx" ON "auth_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_tokens_expires_at_idx" ON "auth_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_idx" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at_idx" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "blog_posts_list_idx" ON "blog_posts" USING btree ("organisation_id","state","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_posts_image_idx" ON "blog_posts" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "blog_posts_image_set_idx" ON "blog_posts" USING btree ("image_set_id");--> statement-breakpoint
CREATE INDEX "blog_posts_author_idx" ON "blog_posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "championships_org_state_idx" ON "championships" USING btree ("organisation_id","state");--> statement-breakpoint
CREATE INDEX "championships_image_idx" ON "championships" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "championships_indemnity_template_idx" ON "championships" USING btree ("indemnity_template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_assignments_championship_class_start_number_key" ON "class_assignments" USING btree ("championship_class_id","start_number") WHERE "class_assignments"."state" in ('draft', 'active');--> statement-breakpoint
CREATE INDEX "class_assignments_org_idx" ON "class_assignments" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "class_assignments_championship_idx" ON "class_assignments" USING btree ("championship_id");--> statement-breakpoint
CREATE INDEX "class_assignments_participant_idx" ON "class_assignments" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "class_assignments_vehicle_idx" ON "class_assignments" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "class_assignments_moved_from_idx" ON "class_assignments" USING btree ("moved_from_id");--> statement-breakpoint
CREATE INDEX "class_assignments_created_by_idx" ON "class_assignments" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "championship_classes_points_allocation_idx" ON "championship_classes" USING btree ("points_allocation_id");--> statement-breakpoint
CREATE INDEX "event_classes_championship_class_idx" ON "event_classes" USING btree ("championship_class_id");--> statement-breakpoint
CREATE INDEX "event_classes_points_allocation_idx" ON "event_classes" USING btree ("points_allocation_id");--> statement-breakpoint
CREATE INDEX "event_documents_event_position_idx" ON "event_documents" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "event_documents_stored_file_idx" ON "event_documents" USING btree ("stored_file_id");--> statement-breakpoint
CREATE INDEX "event_timetable_rows_event_starts_at_idx" ON "event_timetable_rows" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_sign_ups_event_class_assignment_key" ON "event_sign_ups" USING btree ("event_id","class_assignment_id") WHERE "event_sign_ups"."state" not in ('withdrawn', 'refunded');--> statement-breakpoint
CREATE INDEX "event_sign_ups_org_state_idx" ON "event_sign_ups" USING btree ("organisation_id","state");--> statement-breakpoint
CREATE INDEX "event_sign_ups_event_class_state_idx" ON "event_sign_ups" USING btree ("event_class_id","state");--> statement-breakpoint
CREATE INDEX "event_sign_ups_ticket_type_state_idx" ON "event_sign_ups" USING btree ("ticket_type_id","state");--> statement-breakpoint
CREATE INDEX "event_sign_ups_event_state_idx" ON "event_sign_ups" USING btree ("event_id","state");--> statement-breakpoint
CREATE INDEX "event_sign_ups_participant_idx" ON "event_sign_ups" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "event_sign_ups_class_assignment_idx" ON "event_sign_ups" USING btree ("class_assignment_id");--> statement-breakpoint
CREATE INDEX "event_sign_ups_held_until_idx" ON "event_sign_ups" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "event_sign_ups_form_data_idx" ON "event_sign_ups" USING btree ("form_data_id");--> statement-breakpoint
CREATE INDEX "event_sign_ups_created_by_idx" ON "event_sign_ups" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "event_sign_ups_checked_in_by_idx" ON "event_sign_ups" USING btree ("checked_in_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "events_championship_round_number_key" ON "events" USING btree ("championship_id","round_number") WHERE "events"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "events_org_start_date_time_idx" ON "events" USING btree ("organisation_id","start_date_time");--> statement-breakpoint
CREATE INDEX "events_image_set_idx" ON "events" USING btree ("image_set_id");--> statement-breakpoint
CREATE INDEX "events_track_plan_image_idx" ON "events" USING btree ("track_plan_image_id");--> statement-breakpoint
CREATE INDEX "events_price_table_idx" ON "events" USING btree ("price_table_id");--> statement-breakpoint
CREATE INDEX "events_indemnity_template_idx" ON "events" USING btree ("indemnity_template_id");--> statement-breakpoint
CREATE INDEX "events_form_template_idx" ON "events" USING btree ("form_template_id");--> statement-breakpoint
CREATE INDEX "stored_files_org_sha256_idx" ON "stored_files" USING btree ("organisation_id","sha256");--> statement-breakpoint
CREATE INDEX "stored_files_uploaded_by_idx" ON "stored_files" USING btree ("uploaded_by_id");--> statement-breakpoint
CREATE INDEX "form_data_form_template_idx" ON "form_data" USING btree ("form_template_id");--> statement-breakpoint
CREATE INDEX "form_data_participant_idx" ON "form_data" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "form_data_submitted_by_idx" ON "form_data" USING btree ("submitted_by_id");--> statement-breakpoint
CREATE INDEX "form_templates_org_idx" ON "form_templates" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "image_sets_org_idx" ON "image_sets" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "images_image_set_position_idx" ON "images" USING btree ("image_set_id","position");--> statement-breakpoint
CREATE INDEX "images_org_in_carousel_idx" ON "images" USING btree ("organisation_id","in_carousel");--> statement-breakpoint
CREATE INDEX "images_stored_file_idx" ON "images" USING btree ("stored_file_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "indemnities_template_version_idx" ON "indemnities" USING btree ("template_version_id");--> statement-breakpoint
CREATE INDEX "indemnities_participant_event_idx" ON "indemnities" USING btree ("participant_id","event_id");--> statement-breakpoint
CREATE INDEX "indemnities_event_idx" ON "indemnities" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "indemnities_championship_idx" ON "indemnities" USING btree ("championship_id");--> statement-breakpoint
CREATE INDEX "indemnities_class_assignment_idx" ON "indemnities" USING btree ("class_assignment_id");--> statement-breakpoint
CREATE INDEX "indemnities_org_idx" ON "indemnities" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "indemnities_signer_idx" ON "indemnities" USING btree ("signer_id");--> statement-breakpoint
CREATE INDEX "indemnities_voided_by_idx" ON "indemnities" USING btree ("voided_by_id");--> statement-breakpoint
CREATE INDEX "indemnity_files_indemnity_idx" ON "indemnity_files" USING btree ("indemnity_id");--> statement-breakpoint
CREATE INDEX "indemnity_files_stored_file_idx" ON "indemnity_files" USING btree ("stored_file_id");--> statement-breakpoint
CREATE INDEX "indemnity_template_versions_created_by_idx" ON "indemnity_template_versions" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "indemnity_templates_org_idx" ON "indemnity_templates" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "tickets_event_idx" ON "tickets" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "tickets_used_by_idx" ON "tickets" USING btree ("used_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique_key_key" ON "jobs" USING btree ("unique_key") WHERE "jobs"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("run_after") WHERE "jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_refund_idx" ON "invoices" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_order_idx" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_org_created_at_idx" ON "ledger_entries" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment_idx" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_refund_idx" ON "ledger_entries" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_actor_idx" ON "ledger_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due_idx" ON "mail_outbox" USING btree ("run_after") WHERE "mail_outbox"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "mail_outbox_org_idx" ON "mail_outbox" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_user_idx" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_list_idx" ON "mail_outbox" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "membership_groups_org_idx" ON "membership_groups" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "membership_people_participant_idx" ON "membership_people" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "membership_types_membership_group_idx" ON "membership_types" USING btree ("membership_group_id");--> statement-breakpoint
CREATE INDEX "memberships_membership_type_idx" ON "memberships" USING btree ("membership_type_id");--> statement-breakpoint
CREATE INDEX "memberships_participant_idx" ON "memberships" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "memberships_purchaser_idx" ON "memberships" USING btree ("purchaser_id");--> statement-breakpoint
CREATE INDEX "memberships_org_valid_to_idx" ON "memberships" USING btree ("organisation_id","valid_to");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_event_sign_up_key" ON "order_items" USING btree ("event_sign_up_id") WHERE "order_items"."is_live";--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_membership_key" ON "order_items" USING btree ("membership_id") WHERE "order_items"."is_live";--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_transponder_assignment_key" ON "order_items" USING btree ("transponder_assignment_id") WHERE "order_items"."is_live";--> statement-breakpoint
CREATE INDEX "order_items_order_idx" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_event_sign_up_idx" ON "order_items" USING btree ("event_sign_up_id");--> statement-breakpoint
CREATE INDEX "order_items_membership_idx" ON "order_items" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "order_items_transponder_assignment_idx" ON "order_items" USING btree ("transponder_assignment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_buyer_org_key" ON "orders" USING btree ("buyer_id","organisation_id") WHERE "orders"."status" = 'open';--> statement-breakpoint
CREATE INDEX "orders_org_status_idx" ON "orders" USING btree ("organisation_id","status");--> statement-breakpoint
CREATE INDEX "orders_buyer_idx" ON "orders" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "orders_held_until_idx" ON "orders" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "organisations_site_hosts_idx" ON "organisations" USING gin ("site_hosts");--> statement-breakpoint
CREATE INDEX "payment_configurations_org_idx" ON "payment_configurations" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "participant_links_user_key" ON "participant_links" USING btree ("user_id") WHERE "participant_links"."is_self";--> statement-breakpoint
CREATE UNIQUE INDEX "participant_links_participant_key" ON "participant_links" USING btree ("participant_id") WHERE "participant_links"."is_self";--> statement-breakpoint
CREATE INDEX "participant_links_participant_idx" ON "participant_links" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "participants_last_name_first_name_idx" ON "participants" USING btree ("last_name","first_name");--> statement-breakpoint
CREATE INDEX "participants_merged_into_idx" ON "participants" USING btree ("merged_into_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_participant_key" ON "vehicles" USING btree ("participant_id") WHERE "vehicles"."is_default";--> statement-breakpoint
CREATE INDEX "vehicles_participant_idx" ON "vehicles" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "partners_org_position_idx" ON "partners" USING btree ("organisation_id","position");--> statement-breakpoint
CREATE INDEX "payment_messages_payment_idx" ON "payment_messages" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_list_idx" ON "payments" USING btree ("organisation_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_marked_by_idx" ON "payments" USING btree ("marked_by_id");--> statement-breakpoint
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order_item_idx" ON "refunds" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "refunds_created_by_idx" ON "refunds" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "refunds_org_state_idx" ON "refunds" USING btree ("organisation_id","state");--> statement-breakpoint
CREATE INDEX "points_allocations_championship_idx" ON "points_allocations" USING btree ("championship_id");--> statement-breakpoint
CREATE INDEX "class_points_event_championship_class_idx" ON "class_points" USING btree ("event_id","championship_class_id");--> statement-breakpoint
CREATE INDEX "class_points_result_version_idx" ON "class_points" USING btree ("result_version_id");--> statement-breakpoint
CREATE INDEX "class_points_points_allocation_idx" ON "class_points" USING btree ("points_allocation_id");--> statement-breakpoint
CREATE INDEX "class_points_event_sign_up_idx" ON "class_points" USING btree ("event_sign_up_id");--> statement-breakpoint
CREATE INDEX "class_points_participant_idx" ON "class_points" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "event_points_event_sign_up_idx" ON "event_points" USING btree ("event_sign_up_id");--> statement-breakpoint
CREATE INDEX "event_points_participant_idx" ON "event_points" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "price_tables_org_idx" ON "price_tables" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "price_tables_championship_idx" ON "price_tables" USING btree ("championship_id");--> statement-breakpoint
CREATE INDEX "price_tiers_price_table_idx" ON "price_tiers" USING btree ("price_table_id");--> statement-breakpoint
CREATE INDEX "prices_price_tier_idx" ON "prices" USING btree ("price_tier_id");--> statement-breakpoint
CREATE INDEX "prices_championship_class_idx" ON "prices" USING btree ("championship_class_id");--> statement-breakpoint
CREATE INDEX "prices_ticket_type_idx" ON "prices" USING btree ("ticket_type_id");--> statement-breakpoint
CREATE INDEX "prices_membership_type_idx" ON "prices" USING btree ("membership_type_id");--> statement-breakpoint
CREATE INDEX "prices_member_of_type_idx" ON "prices" USING btree ("member_of_type_id");--> statement-breakpoint
CREATE INDEX "rate_limits_window_start_idx" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "result_imports_event_race_run_file_sha256_key" ON "result_imports" USING btree ("event_id","race_run_id","file_sha256") WHERE "result_imports"."state" = 'applied';--> statement-breakpoint
CREATE INDEX "result_imports_race_run_idx" ON "result_imports" USING btree ("race_run_id");--> statement-breakpoint
CREATE INDEX "result_imports_uploaded_by_idx" ON "result_imports" USING btree ("uploaded_by_id");--> statement-breakpoint
CREATE INDEX "result_rows_event_sign_up_idx" ON "result_rows" USING btree ("event_sign_up_id");--> statement-breakpoint
CREATE INDEX "result_rows_participant_idx" ON "result_rows" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "result_rows_championship_class_idx" ON "result_rows" USING btree ("championship_class_id");--> statement-breakpoint
CREATE INDEX "result_versions_event_idx" ON "result_versions" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "result_versions_result_import_idx" ON "result_versions" USING btree ("result_import_id");--> statement-breakpoint
CREATE INDEX "result_versions_published_by_idx" ON "result_versions" USING btree ("published_by_id");--> statement-breakpoint
CREATE INDEX "result_versions_official_by_idx" ON "result_versions" USING btree ("official_by_id");--> statement-breakpoint
CREATE INDEX "race_run_entries_event_sign_up_idx" ON "race_run_entries" USING btree ("event_sign_up_id");--> statement-breakpoint
CREATE INDEX "race_run_group_classes_event_class_idx" ON "race_run_group_classes" USING btree ("event_class_id");--> statement-breakpoint
CREATE INDEX "race_run_group_members_event_sign_up_idx" ON "race_run_group_members" USING btree ("event_sign_up_id");--> statement-breakpoint
CREATE INDEX "race_run_groups_event_position_idx" ON "race_run_groups" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "race_runs_event_position_idx" ON "race_runs" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "race_runs_race_run_group_idx" ON "race_runs" USING btree ("race_run_group_id");--> statement-breakpoint
CREATE INDEX "site_settings_featured_championship_idx" ON "site_settings" USING btree ("featured_championship_id");--> statement-breakpoint
CREATE INDEX "site_settings_track_plan_image_idx" ON "site_settings" USING btree ("track_plan_image_id");--> statement-breakpoint
CREATE INDEX "site_texts_created_by_idx" ON "site_texts" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "standings_adjustments_championship_class_participant_idx" ON "standings_adjustments" USING btree ("championship_class_id","participant_id");--> statement-breakpoint
CREATE INDEX "standings_adjustments_participant_idx" ON "standings_adjustments" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "standings_adjustments_event_idx" ON "standings_adjustments" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "standings_adjustments_created_by_idx" ON "standings_adjustments" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "standings_adjustments_voided_by_idx" ON "standings_adjustments" USING btree ("voided_by_id");--> statement-breakpoint
CREATE INDEX "standings_rows_participant_idx" ON "standings_rows" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "standings_versions_championship_idx" ON "standings_versions" USING btree ("championship_id");--> statement-breakpoint
CREATE INDEX "standings_versions_published_by_idx" ON "standings_versions" USING btree ("published_by_id");--> statement-breakpoint
CREATE INDEX "standings_versions_official_by_idx" ON "standings_versions" USING btree ("official_by_id");--> statement-breakpoint
CREATE INDEX "timing_facts_race_run_arrival_idx" ON "timing_facts" USING btree ("race_run_id","arrival");--> statement-breakpoint
CREATE INDEX "timing_facts_event_idx" ON "timing_facts" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "timing_facts_device_seq_idx" ON "timing_facts" USING btree ("device_id","seq");--> statement-breakpoint
CREATE INDEX "timing_facts_target_idx" ON "timing_facts" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "timing_facts_actor_idx" ON "timing_facts" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "transponder_assignments_transponder_idx" ON "transponder_assignments" USING btree ("transponder_id");--> statement-breakpoint
CREATE INDEX "transponder_assignments_participant_idx" ON "transponder_assignments" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "transponder_assignments_class_assignment_idx" ON "transponder_assignments" USING btree ("class_assignment_id");--> statement-breakpoint
CREATE INDEX "transponder_assignments_event_idx" ON "transponder_assignments" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "transponder_assignments_issued_by_idx" ON "transponder_assignments" USING btree ("issued_by_id");--> statement-breakpoint
CREATE INDEX "transponder_collections_org_idx" ON "transponder_collections" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transponders_org_number_key" ON "transponders" USING btree ("organisation_id","number") WHERE "transponders"."owner_participant_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transponders_owner_participant_number_key" ON "transponders" USING btree ("owner_participant_id","number") WHERE "transponders"."owner_participant_id" is not null;--> statement-breakpoint
CREATE INDEX "transponders_transponder_collection_idx" ON "transponders" USING btree ("transponder_collection_id");--> statement-breakpoint
CREATE INDEX "transponders_number_idx" ON "transponders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "user_roles_org_idx" ON "user_roles" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "user_roles_granted_by_idx" ON "user_roles" USING btree ("granted_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_last_name_first_name_idx" ON "users" USING btree ("last_name","first_name");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_entries_event_sign_up_key" ON "waiting_list_entries" USING btree ("event_sign_up_id") WHERE "waiting_list_entries"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_list_entries_event_state_joined_at_idx" ON "waiting_list_entries" USING btree ("event_id","state","joined_at");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_event_sign_up_idx" ON "waiting_list_entries" USING btree ("event_sign_up_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_offer_expires_at_idx" ON "waiting_list_entries" USING btree ("offer_expires_at");