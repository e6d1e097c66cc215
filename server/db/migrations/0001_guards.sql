-- What the tables' definitions cannot say: exclusions, append-only tables, sealed rows, versions of rows, announcements.
-- A migration that adds a table calls add_row_version('x') if it has updated_at, announce_changes('x', 'noun') if public
-- pages show it, and append_only('x') if its rows are facts.

CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint

-- One number is never with two riders of an organisation at the same moment.
ALTER TABLE transponder_assignments ADD CONSTRAINT transponder_assignments_one_rider EXCLUDE USING gist (
  organisation_id WITH =,
  transponder_number WITH =,
  participant_id WITH <>,
  tstzrange(valid_from, valid_to) WITH &&
);
--> statement-breakpoint
ALTER TABLE price_tiers ADD CONSTRAINT price_tiers_no_overlap EXCLUDE USING gist (
  price_table_id WITH =,
  tstzrange(valid_from, valid_to) WITH &&
);
--> statement-breakpoint

-- updated_at is the version of a row: later than before with every change, also of two changes in one millisecond.
CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW IS DISTINCT FROM OLD THEN
    NEW.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), OLD.updated_at + interval '1 millisecond');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_row_version(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER touch_updated_at BEFORE UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION touch_updated_at()', target);
END $$;
--> statement-breakpoint
SELECT add_row_version(format('%I.%I', table_schema, table_name)::regclass)
FROM information_schema.columns
WHERE table_schema = current_schema() AND column_name = 'updated_at';
--> statement-breakpoint

-- Facts: rows that nobody changes, ever. 23001 is restrict_violation.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = '23001';
END $$;
--> statement-breakpoint
CREATE FUNCTION append_only(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION refuse_change()', target);
  EXECUTE format(
    'CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', target);
END $$;
--> statement-breakpoint
SELECT append_only(name::regclass) FROM unnest(ARRAY[
  'timing_facts',
  'result_rows',
  'standings_rows',
  'indemnity_template_versions',
  'indemnity_files',
  'ledger_entries',
  'invoices',
  'audit_log'
]) AS name;
--> statement-breakpoint

-- Rows of which only the named columns may change.
CREATE FUNCTION refuse_change_except() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - TG_ARGV IS DISTINCT FROM to_jsonb(OLD) - TG_ARGV THEN
    RAISE EXCEPTION 'of a row of % only % may change', TG_TABLE_NAME, array_to_string(TG_ARGV, ', ')
      USING ERRCODE = '23001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What has been voided stays voided, as it was.
CREATE FUNCTION refuse_change_of_voided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.voided_at IS NOT NULL THEN
    RAISE EXCEPTION 'a voided row of % never changes', TG_TABLE_NAME USING ERRCODE = '23001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A published version may become official, once.
CREATE FUNCTION refuse_change_of_official() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'official' THEN
    RAISE EXCEPTION 'an official row of % never changes', TG_TABLE_NAME USING ERRCODE = '23001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION published_version(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER refuse_change_except BEFORE UPDATE ON %s FOR EACH ROW
    EXECUTE FUNCTION refuse_change_except(''state'', ''official_at'', ''official_by_id'')', target);
  EXECUTE format('CREATE TRIGGER refuse_change_of_official BEFORE UPDATE ON %s FOR EACH ROW
    EXECUTE FUNCTION refuse_change_of_official()', target);
  EXECUTE format('CREATE TRIGGER refuse_delete BEFORE DELETE ON %s FOR EACH ROW
    EXECUTE FUNCTION refuse_change()', target);
  EXECUTE format('CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON %s FOR EACH STATEMENT
    EXECUTE FUNCTION refuse_change()', target);
END $$;
--> statement-breakpoint
SELECT published_version('result_versions'), published_version('standings_versions');
--> statement-breakpoint

CREATE TRIGGER refuse_change_except BEFORE UPDATE ON standings_adjustments FOR EACH ROW
  EXECUTE FUNCTION refuse_change_except('voided_at', 'voided_by_id', 'void_reason');
--> statement-breakpoint
CREATE TRIGGER refuse_change_of_voided BEFORE UPDATE ON standings_adjustments FOR EACH ROW
  EXECUTE FUNCTION refuse_change_of_voided();
--> statement-breakpoint
CREATE TRIGGER refuse_delete BEFORE DELETE ON standings_adjustments FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- A signed waiver: free until it is sealed, afterwards it can only be voided.
CREATE TRIGGER refuse_change_except BEFORE UPDATE ON indemnities FOR EACH ROW WHEN (OLD.sealed_at IS NOT NULL)
  EXECUTE FUNCTION refuse_change_except('voided_at', 'voided_by_id', 'void_reason', 'updated_at');
--> statement-breakpoint
CREATE TRIGGER refuse_change_of_voided BEFORE UPDATE ON indemnities FOR EACH ROW
  EXECUTE FUNCTION refuse_change_of_voided();
--> statement-breakpoint
CREATE TRIGGER refuse_delete BEFORE DELETE ON indemnities FOR EACH ROW WHEN (OLD.sealed_at IS NOT NULL)
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON indemnities FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Announcements: who keeps public answers in memory hears of every committed change, whoever made it. PostgreSQL
-- delivers at commit and once per noun. A statement that touched no row announces nothing.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noun text;
BEGIN
  IF TG_OP <> 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT 1 FROM changed) THEN
      RETURN NULL;
    END IF;
  END IF;
  FOREACH noun IN ARRAY TG_ARGV LOOP
    PERFORM pg_notify('gatedrop_changes', noun);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_changes(target regclass, VARIADIC nouns text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  arguments text := (SELECT string_agg(quote_literal(noun), ', ') FROM unnest(nouns) AS noun);
BEGIN
  EXECUTE format('CREATE TRIGGER announce_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION announce_change(%s)', target, arguments);
  EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION announce_change(%s)', target, arguments);
  EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION announce_change(%s)', target, arguments);
  EXECUTE format('CREATE TRIGGER announce_truncate AFTER TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION announce_change(%s)', target, arguments);
END $$;
--> statement-breakpoint
SELECT
  announce_changes('organisations', 'site'),
  announce_changes('site_settings', 'site'),
  announce_changes('site_texts', 'site'),
  announce_changes('image_sets', 'gallery'),
  announce_changes('images', 'gallery'),
  announce_changes('partners', 'partners'),
  announce_changes('blog_posts', 'blog'),
  announce_changes('championships', 'championships'),
  announce_changes('championship_classes', 'classes'),
  announce_changes('events', 'events'),
  announce_changes('event_classes', 'events', 'classes'),
  announce_changes('event_timetable_rows', 'events'),
  announce_changes('event_documents', 'events'),
  announce_changes('ticket_types', 'events', 'prices'),
  announce_changes('price_tables', 'prices'),
  announce_changes('price_tiers', 'prices'),
  announce_changes('prices', 'prices'),
  announce_changes('membership_groups', 'memberships'),
  announce_changes('membership_types', 'memberships'),
  announce_changes('participants', 'registrations', 'results'),
  announce_changes('class_assignments', 'registrations', 'results'),
  announce_changes('event_sign_ups', 'registrations'),
  announce_changes('waiting_list_entries', 'registrations'),
  announce_changes('race_run_groups', 'events', 'results'),
  announce_changes('race_run_group_waves', 'events', 'results'),
  announce_changes('race_run_group_classes', 'events', 'results'),
  announce_changes('race_run_group_members', 'events', 'results'),
  announce_changes('race_runs', 'events', 'results', 'timing'),
  announce_changes('race_run_entries', 'results'),
  announce_changes('transponder_assignments', 'results', 'timing'),
  announce_changes('timing_facts', 'results', 'timing'),
  announce_changes('result_versions', 'results'),
  announce_changes('result_rows', 'results'),
  announce_changes('points_allocations', 'points'),
  announce_changes('class_points', 'points'),
  announce_changes('event_points', 'points'),
  announce_changes('standings_versions', 'standings'),
  announce_changes('standings_rows', 'standings'),
  announce_changes('standings_adjustments', 'standings');
