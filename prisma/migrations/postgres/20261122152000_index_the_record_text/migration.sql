-- The index of the record: by it questions are answered and words are found. No model of the schema describes these
-- tables, since neither database's text search can be told of there; `scripts/prisma/engine.ts` keeps the schema engine
-- off them.
--
-- record_text: a line for whatever can be asked for, with what is counted and summed.
-- record_queue: the rows whose lines are still to be written. Triggers put every change there in its own transaction and
-- take the lines of before away, so that no writer can forget it. A migration that redefines one of these tables drops
-- its triggers and must make them again.
CREATE TABLE "record_text" (
    "n" BIGINT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "refId" TEXT NOT NULL,
    "goalId" TEXT,
    "figure" DOUBLE PRECISION,
    "isDone" INTEGER,
    "isPrivate" INTEGER NOT NULL DEFAULT 0,
    "stems" TSVECTOR NOT NULL
);
CREATE INDEX "record_text_sourceId" ON "record_text"("sourceId");
CREATE INDEX "record_text_lines" ON "record_text"("userId", "kind", "n", "figure", "goalId", "isDone", "isPrivate");

-- Only with btree_gin can the owner stand in the index of the words. Who may not create the extension has the words
-- alone there, and the lines of others with the same word are read and dropped.
DO $$
BEGIN
    CREATE EXTENSION IF NOT EXISTS btree_gin;
    CREATE INDEX "record_text_stems" ON "record_text" USING gin ("userId", "stems");
EXCEPTION WHEN OTHERS THEN
    CREATE INDEX "record_text_stems" ON "record_text" USING gin ("stems");
END $$;

CREATE TABLE "record_queue" (
    "seq" BIGSERIAL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL
);
CREATE INDEX "record_queue_userId" ON "record_queue"("userId", "seq");

CREATE FUNCTION "record_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    END IF;
    IF TG_OP <> 'DELETE' THEN
        INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", TG_TABLE_NAME, NEW."id");
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "record_JournalEntry_made" AFTER INSERT ON "JournalEntry" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_JournalEntry_changed" AFTER UPDATE OF "date", "mood", "notes" ON "JournalEntry" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_JournalEntry_gone" AFTER DELETE ON "JournalEntry" FOR EACH ROW EXECUTE FUNCTION "record_note"();

CREATE TRIGGER "record_ChatMessage_made" AFTER INSERT ON "ChatMessage" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_ChatMessage_changed" AFTER UPDATE OF "message" ON "ChatMessage" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_ChatMessage_gone" AFTER DELETE ON "ChatMessage" FOR EACH ROW EXECUTE FUNCTION "record_note"();

CREATE TRIGGER "record_Goal_made" AFTER INSERT ON "Goal" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_Goal_changed" AFTER UPDATE ON "Goal" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_Goal_gone" AFTER DELETE ON "Goal" FOR EACH ROW EXECUTE FUNCTION "record_note"();

CREATE TRIGGER "record_InsightResponse_made" AFTER INSERT ON "InsightResponse" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_InsightResponse_changed" AFTER UPDATE OF "response", "appliedUpdates" ON "InsightResponse" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_InsightResponse_gone" AFTER DELETE ON "InsightResponse" FOR EACH ROW EXECUTE FUNCTION "record_note"();

CREATE TRIGGER "record_Datapoint_made" AFTER INSERT ON "Datapoint" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_Datapoint_changed" AFTER UPDATE OF "date", "value", "note" ON "Datapoint" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_Datapoint_gone" AFTER DELETE ON "Datapoint" FOR EACH ROW EXECUTE FUNCTION "record_note"();

CREATE TRIGGER "record_Reminder_made" AFTER INSERT ON "Reminder" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_Reminder_changed" AFTER UPDATE OF "title", "scheduledFor", "isDone", "goalId" ON "Reminder" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_Reminder_gone" AFTER DELETE ON "Reminder" FOR EACH ROW EXECUTE FUNCTION "record_note"();

CREATE TRIGGER "record_Memory_made" AFTER INSERT ON "Memory" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_Memory_changed" AFTER UPDATE OF "text" ON "Memory" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_Memory_gone" AFTER DELETE ON "Memory" FOR EACH ROW EXECUTE FUNCTION "record_note"();

CREATE TRIGGER "record_WeeklyInsight_made" AFTER INSERT ON "WeeklyInsight" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_WeeklyInsight_changed" AFTER UPDATE ON "WeeklyInsight" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_WeeklyInsight_gone" AFTER DELETE ON "WeeklyInsight" FOR EACH ROW EXECUTE FUNCTION "record_note"();

-- Its name sorts after those of the foreign keys' own triggers: what they delete and change is in the queue by then.
CREATE FUNCTION "record_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "record_queue" WHERE "userId" = OLD."id";
    RETURN NULL;
END $$;
CREATE TRIGGER "record_User_gone" AFTER DELETE ON "User" FOR EACH ROW EXECUTE FUNCTION "record_forget"();

-- What is there already waits its turn.
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'JournalEntry', "id" FROM "JournalEntry";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'ChatMessage', "id" FROM "ChatMessage";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Goal', "id" FROM "Goal";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'InsightResponse', "id" FROM "InsightResponse";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Datapoint', "id" FROM "Datapoint";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Reminder', "id" FROM "Reminder";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'WeeklyInsight', "id" FROM "WeeklyInsight";
