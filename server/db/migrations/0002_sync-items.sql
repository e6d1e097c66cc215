CREATE TABLE "sync_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"lane" text NOT NULL,
	"device_id" text NOT NULL,
	"seq" integer NOT NULL,
	"sent_by_id" uuid NOT NULL,
	"organisation_id" uuid,
	"verdict" text NOT NULL,
	"refusal" jsonb,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone DEFAULT now() + interval '400 days' NOT NULL,
	CONSTRAINT "sync_items_verdict_word" CHECK ("sync_items"."verdict" in ('applied', 'rejected', 'conflict')),
	CONSTRAINT "sync_items_seq_not_negative" CHECK ("sync_items"."seq" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sync_items" ADD CONSTRAINT "sync_items_sent_by_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_items" ADD CONSTRAINT "sync_items_org_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sync_items_device_seq_idx" ON "sync_items" USING btree ("device_id","seq");--> statement-breakpoint
CREATE INDEX "sync_items_expires_at_idx" ON "sync_items" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sync_items_sent_by_idx" ON "sync_items" USING btree ("sent_by_id");--> statement-breakpoint
CREATE INDEX "sync_items_org_idx" ON "sync_items" USING btree ("organisation_id");--> statement-breakpoint

-- What took effect is never said differently later, and is remembered for a season: a repeat must find it.
CREATE TRIGGER refuse_change_of_applied BEFORE UPDATE ON sync_items FOR EACH ROW WHEN (OLD.verdict = 'applied')
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refuse_early_delete BEFORE DELETE ON sync_items FOR EACH ROW WHEN (OLD.expires_at > now())
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON sync_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
