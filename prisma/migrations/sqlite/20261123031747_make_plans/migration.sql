-- CreateTable
CREATE TABLE "Plan" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "goalId" TEXT NOT NULL,
    "cue" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "obstacle" TEXT NOT NULL DEFAULT '',
    "ifObstacle" TEXT NOT NULL DEFAULT '',
    "startsOn" TEXT NOT NULL,
    "reviewOn" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "outcomes" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Plan_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Plan_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Plan_userId_createdAt_id_idx" ON "Plan"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Plan_goalId_createdAt_id_idx" ON "Plan"("goalId", "createdAt", "id");

-- The record notes every change of it.
CREATE TRIGGER "record_Plan_made" AFTER INSERT ON "Plan" BEGIN
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Plan', NEW."id");
END;
CREATE TRIGGER "record_Plan_changed" AFTER UPDATE OF "cue", "action", "obstacle", "ifObstacle", "startsOn", "status" ON "Plan" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Plan', NEW."id");
END;
CREATE TRIGGER "record_Plan_gone" AFTER DELETE ON "Plan" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
END;
