-- Added and not redefined: SQLite drops the triggers of a table that is made anew.
ALTER TABLE "Goal" ADD COLUMN "neverSend" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "JournalEntry" ADD COLUMN "neverSend" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Conversation" ADD COLUMN "neverSend" BOOLEAN NOT NULL DEFAULT false;

-- What a row that is never sent covers is indexed again: with it go the rows that belong to it or were learned from it,
-- and the weeks that may tell of it.
CREATE TRIGGER "record_JournalEntry_kept" AFTER UPDATE OF "neverSend" ON "JournalEntry" WHEN OLD."neverSend" <> NEW."neverSend" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'JournalEntry', NEW."id");
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory" WHERE "userId" = NEW."userId" AND "sourceId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'WeeklyInsight', "id" FROM "WeeklyInsight" WHERE "userId" = NEW."userId";
END;
CREATE TRIGGER "record_Goal_kept" AFTER UPDATE OF "neverSend" ON "Goal" WHEN OLD."neverSend" <> NEW."neverSend" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'InsightResponse', "id" FROM "InsightResponse" WHERE "goalId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Datapoint', "id" FROM "Datapoint" WHERE "goalId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Reminder', "id" FROM "Reminder" WHERE "goalId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Plan', "id" FROM "Plan" WHERE "goalId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'WeeklyInsight', "id" FROM "WeeklyInsight" WHERE "userId" = NEW."userId";
END;
CREATE TRIGGER "record_Conversation_kept" AFTER UPDATE OF "neverSend" ON "Conversation" WHEN OLD."neverSend" <> NEW."neverSend" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'ChatMessage', "id" FROM "ChatMessage" WHERE "conversationId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory" WHERE "userId" = NEW."userId" AND "sourceId" IN (SELECT "id" FROM "ChatMessage" WHERE "conversationId" = NEW."id");
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'WeeklyInsight', "id" FROM "WeeklyInsight" WHERE "userId" = NEW."userId";
END;
