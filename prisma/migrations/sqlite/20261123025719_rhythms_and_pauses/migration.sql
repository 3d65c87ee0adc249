-- AlterTable
-- Columns are added one by one: a rebuilt table would lose the triggers that keep the record's index in step.
ALTER TABLE "Goal" ADD COLUMN "tally" JSONB;
ALTER TABLE "Goal" ADD COLUMN "pausedAt" DATETIME;
ALTER TABLE "Goal" ADD COLUMN "pausedUntil" TEXT;
ALTER TABLE "Goal" ADD COLUMN "pauses" JSONB;
ALTER TABLE "Goal" ADD COLUMN "droppedAt" DATETIME;
ALTER TABLE "Goal" ADD COLUMN "closingNote" TEXT NOT NULL DEFAULT '';
