-- CreateTable
CREATE TABLE "Experiment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "goalId" TEXT,
    "question" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "seed" INTEGER NOT NULL,
    "days" JSONB NOT NULL,
    "startsOn" TEXT NOT NULL,
    "endsOn" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "verdict" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Experiment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Experiment_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Experiment_userId_createdAt_id_idx" ON "Experiment"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Experiment_goalId_idx" ON "Experiment"("goalId");

-- The record notes every change of it.
CREATE TRIGGER "record_Experiment_made" AFTER INSERT ON "Experiment" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Experiment', NEW."id");
END;
CREATE TRIGGER "record_Experiment_changed" AFTER UPDATE OF "goalId", "question", "action", "status", "verdict" ON "Experiment" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Experiment', NEW."id");
END;
CREATE TRIGGER "record_Experiment_gone" AFTER DELETE ON "Experiment" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
END;

-- A goal that is never sent covers its experiments, and what was learned from them.
DROP TRIGGER "record_Goal_kept";
CREATE TRIGGER "record_Goal_kept" AFTER UPDATE OF "neverSend" ON "Goal" WHEN OLD."neverSend" <> NEW."neverSend" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'InsightResponse', "id" FROM "InsightResponse" WHERE "goalId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Datapoint', "id" FROM "Datapoint" WHERE "goalId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Reminder', "id" FROM "Reminder" WHERE "goalId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Plan', "id" FROM "Plan" WHERE "goalId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Experiment', "id" FROM "Experiment" WHERE "goalId" = NEW."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory" WHERE "userId" = NEW."userId" AND "sourceId" IN (SELECT "id" FROM "Experiment" WHERE "goalId" = NEW."id");
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'WeeklyInsight', "id" FROM "WeeklyInsight" WHERE "userId" = NEW."userId";
END;
