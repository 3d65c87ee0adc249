-- CreateTable
CREATE TABLE "Experiment" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Experiment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Experiment_userId_createdAt_id_idx" ON "Experiment"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Experiment_goalId_idx" ON "Experiment"("goalId");

-- AddForeignKey
ALTER TABLE "Experiment" ADD CONSTRAINT "Experiment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Experiment" ADD CONSTRAINT "Experiment_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The record notes every change of it.
CREATE TRIGGER "record_Experiment_made" AFTER INSERT ON "Experiment" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_Experiment_changed" AFTER UPDATE OF "goalId", "question", "action", "status", "verdict" ON "Experiment" FOR EACH ROW EXECUTE FUNCTION "record_note"();
CREATE TRIGGER "record_Experiment_gone" AFTER DELETE ON "Experiment" FOR EACH ROW EXECUTE FUNCTION "record_note"();

-- A goal that is never sent covers its experiments, and what was learned from them.
CREATE OR REPLACE FUNCTION "record_note_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_TABLE_NAME = 'JournalEntry' THEN
        INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'JournalEntry', NEW."id");
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory" WHERE "userId" = NEW."userId" AND "sourceId" = NEW."id";
    ELSIF TG_TABLE_NAME = 'Goal' THEN
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'InsightResponse', "id" FROM "InsightResponse" WHERE "goalId" = NEW."id";
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Datapoint', "id" FROM "Datapoint" WHERE "goalId" = NEW."id";
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Reminder', "id" FROM "Reminder" WHERE "goalId" = NEW."id";
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Plan', "id" FROM "Plan" WHERE "goalId" = NEW."id";
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Experiment', "id" FROM "Experiment" WHERE "goalId" = NEW."id";
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory" WHERE "userId" = NEW."userId" AND "sourceId" IN (SELECT "id" FROM "Experiment" WHERE "goalId" = NEW."id");
    ELSE
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'ChatMessage', "id" FROM "ChatMessage" WHERE "conversationId" = NEW."id";
        INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Memory', "id" FROM "Memory" WHERE "userId" = NEW."userId" AND "sourceId" IN (SELECT "id" FROM "ChatMessage" WHERE "conversationId" = NEW."id");
    END IF;
    INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'WeeklyInsight', "id" FROM "WeeklyInsight" WHERE "userId" = NEW."userId";
    RETURN NULL;
END $$;
