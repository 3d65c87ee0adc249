-- How many lines of each kind a user has, and how many of them are shown to a model: what is looked through is told with
-- every answer, and counting it would grow with it. Many rows to be added up, so that no writer waits for another;
-- whoever reads many makes them one.
CREATE TABLE "record_count" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "lines" INTEGER NOT NULL,
    "shown" INTEGER NOT NULL
);
CREATE INDEX "record_count_userId" ON "record_count"("userId", "kind", "lines", "shown");

-- Made anew with the first two and three letters of each word beside it, which is what people have typed when they
-- begin to look for one: a stem stands after 32 characters of its owner's id and one of its kind.
DROP TRIGGER "record_text_gone";
DROP TABLE "record_fts";
CREATE VIRTUAL TABLE "record_fts" USING fts5("stems", content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='35 36');
DELETE FROM "record_text";
DELETE FROM "record_queue";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'JournalEntry', "id" FROM "JournalEntry";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'ChatMessage', "id" FROM "ChatMessage";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Goal', "id" FROM "Goal";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'InsightResponse', "id" FROM "InsightResponse";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Datapoint', "id" FROM "Datapoint";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Reminder', "id" FROM "Reminder";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory";
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'WeeklyInsight', "id" FROM "WeeklyInsight";

CREATE TRIGGER "record_text_gone" AFTER DELETE ON "record_text" BEGIN
    DELETE FROM "record_fts" WHERE rowid = OLD."n";
    INSERT INTO "record_count" ("userId", "kind", "lines", "shown") VALUES (OLD."userId", OLD."kind", -1, OLD."isPrivate" - 1);
END;

DROP TRIGGER "record_User_gone";
CREATE TRIGGER "record_User_gone" AFTER DELETE ON "User" BEGIN
    DELETE FROM "record_queue" WHERE "userId" = OLD."id";
    DELETE FROM "record_count" WHERE "userId" = OLD."id";
END;
