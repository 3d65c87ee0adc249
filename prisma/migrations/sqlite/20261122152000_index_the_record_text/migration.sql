-- The index of the record: by it questions are answered and words are found. No model of the schema describes these
-- tables, since neither database's text search can be told of there; `scripts/prisma/engine.ts` keeps the schema engine
-- off them.
--
-- record_text: a line for whatever can be asked for, with what is counted and summed.
-- record_queue: the rows whose lines are still to be written. Triggers put every change there in its own transaction and
-- take the lines of before away, so that no writer can forget it. A migration that redefines one of these tables drops
-- its triggers and must make them again.
-- record_fts: the stems of each line, under the same number.
CREATE TABLE "record_text" (
    "n" INTEGER NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL,
    "refId" TEXT NOT NULL,
    "goalId" TEXT,
    "figure" REAL,
    "isDone" INTEGER,
    "isPrivate" INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX "record_text_sourceId" ON "record_text"("sourceId");
CREATE INDEX "record_text_lines" ON "record_text"("userId", "kind", "n", "figure", "goalId", "isDone", "isPrivate");

CREATE TABLE "record_queue" (
    "seq" INTEGER NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "sourceId" TEXT NOT NULL
);
CREATE INDEX "record_queue_userId" ON "record_queue"("userId", "seq");

CREATE VIRTUAL TABLE "record_fts" USING fts5("stems", content='', contentless_delete=1, detail=none, tokenize='ascii');
CREATE TRIGGER "record_text_gone" AFTER DELETE ON "record_text" BEGIN
    DELETE FROM "record_fts" WHERE rowid = OLD."n";
END;

CREATE TRIGGER "record_JournalEntry_made" AFTER INSERT ON "JournalEntry" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'JournalEntry', NEW."id");
END;
CREATE TRIGGER "record_JournalEntry_changed" AFTER UPDATE OF "date", "mood", "notes" ON "JournalEntry" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'JournalEntry', NEW."id");
END;
CREATE TRIGGER "record_JournalEntry_gone" AFTER DELETE ON "JournalEntry" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
END;

CREATE TRIGGER "record_ChatMessage_made" AFTER INSERT ON "ChatMessage" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'ChatMessage', NEW."id");
END;
CREATE TRIGGER "record_ChatMessage_changed" AFTER UPDATE OF "message" ON "ChatMessage" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'ChatMessage', NEW."id");
END;
CREATE TRIGGER "record_ChatMessage_gone" AFTER DELETE ON "ChatMessage" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
END;

CREATE TRIGGER "record_Goal_made" AFTER INSERT ON "Goal" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Goal', NEW."id");
END;
CREATE TRIGGER "record_Goal_changed" AFTER UPDATE ON "Goal" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Goal', NEW."id");
END;
CREATE TRIGGER "record_Goal_gone" AFTER DELETE ON "Goal" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
END;

CREATE TRIGGER "record_InsightResponse_made" AFTER INSERT ON "InsightResponse" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'InsightResponse', NEW."id");
END;
CREATE TRIGGER "record_InsightResponse_changed" AFTER UPDATE OF "response", "appliedUpdates" ON "InsightResponse" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'InsightResponse', NEW."id");
END;
CREATE TRIGGER "record_InsightResponse_gone" AFTER DELETE ON "InsightResponse" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
END;

CREATE TRIGGER "record_Datapoint_made" AFTER INSERT ON "Datapoint" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Datapoint', NEW."id");
END;
CREATE TRIGGER "record_Datapoint_changed" AFTER UPDATE OF "date", "value", "note" ON "Datapoint" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Datapoint', NEW."id");
END;
CREATE TRIGGER "record_Datapoint_gone" AFTER DELETE ON "Datapoint" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
END;

CREATE TRIGGER "record_Reminder_made" AFTER INSERT ON "Reminder" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Reminder', NEW."id");
END;
CREATE TRIGGER "record_Reminder_changed" AFTER UPDATE OF "title", "scheduledFor", "isDone", "goalId" ON "Reminder" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Reminder', NEW."id");
END;
CREATE TRIGGER "record_Reminder_gone" AFTER DELETE ON "Reminder" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
END;

CREATE TRIGGER "record_Memory_made" AFTER INSERT ON "Memory" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Memory', NEW."id");
END;
CREATE TRIGGER "record_Memory_changed" AFTER UPDATE OF "text" ON "Memory" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Memory', NEW."id");
END;
CREATE TRIGGER "record_Memory_gone" AFTER DELETE ON "Memory" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
END;

CREATE TRIGGER "record_WeeklyInsight_made" AFTER INSERT ON "WeeklyInsight" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'WeeklyInsight', NEW."id");
END;
CREATE TRIGGER "record_WeeklyInsight_changed" AFTER UPDATE ON "WeeklyInsight" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'WeeklyInsight', NEW."id");
END;
CREATE TRIGGER "record_WeeklyInsight_gone" AFTER DELETE ON "WeeklyInsight" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
END;

CREATE TRIGGER "record_User_gone" AFTER DELETE ON "User" BEGIN
    DELETE FROM "record_queue" WHERE "userId" = OLD."id";
END;

-- What is there already waits its turn.
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'JournalEntry', "id" FROM "JournalEntry";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'ChatMessage', "id" FROM "ChatMessage";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Goal', "id" FROM "Goal";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'InsightResponse', "id" FROM "InsightResponse";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Datapoint', "id" FROM "Datapoint";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Reminder', "id" FROM "Reminder";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'WeeklyInsight', "id" FROM "WeeklyInsight";
