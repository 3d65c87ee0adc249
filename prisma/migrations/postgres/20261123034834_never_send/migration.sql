ALTER TABLE "Goal" ADD COLUMN "neverSend" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "JournalEntry" ADD COLUMN "neverSend" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Conversation" ADD COLUMN "neverSend" BOOLEAN NOT NULL DEFAULT false;

-- What a row that is never sent covers is indexed again: with it go the rows that belong to it or were learned from it,
-- and the weeks that may tell of it.
CREATE FUNCTION "record_note_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_TABLE_NAME = 'JournalEntry' THEN
        INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'JournalEntry', NEW."id");
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory" WHERE "userId" = NEW."userId" AND "sourceId" = NEW."id";
    ELSIF TG_TABLE_NAME = 'Goal' THEN
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'InsightResponse', "id" FROM "InsightResponse" WHERE "goalId" = NEW."id";
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Datapoint', "id" FROM "Datapoint" WHERE "goalId" = NEW."id";
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Reminder', "id" FROM "Reminder" WHERE "goalId" = NEW."id";
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Plan', "id" FROM "Plan" WHERE "goalId" = NEW."id";
    ELSE
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'ChatMessage', "id" FROM "ChatMessage" WHERE "conversationId" = NEW."id";
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory" WHERE "userId" = NEW."userId" AND "sourceId" IN (SELECT "id" FROM "ChatMessage" WHERE "conversationId" = NEW."id");
    END IF;
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'WeeklyInsight', "id" FROM "WeeklyInsight" WHERE "userId" = NEW."userId";
    RETURN NULL;
END $$;
CREATE TRIGGER "record_JournalEntry_kept" AFTER UPDATE OF "neverSend" ON "JournalEntry" FOR EACH ROW WHEN (OLD."neverSend" IS DISTINCT FROM NEW."neverSend") EXECUTE FUNCTION "record_note_kept"();
CREATE TRIGGER "record_Goal_kept" AFTER UPDATE OF "neverSend" ON "Goal" FOR EACH ROW WHEN (OLD."neverSend" IS DISTINCT FROM NEW."neverSend") EXECUTE FUNCTION "record_note_kept"();
CREATE TRIGGER "record_Conversation_kept" AFTER UPDATE OF "neverSend" ON "Conversation" FOR EACH ROW WHEN (OLD."neverSend" IS DISTINCT FROM NEW."neverSend") EXECUTE FUNCTION "record_note_kept"();
