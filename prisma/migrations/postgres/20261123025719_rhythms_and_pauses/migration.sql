-- AlterTable
ALTER TABLE "Goal" ADD COLUMN     "closingNote" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "droppedAt" TIMESTAMP(3),
ADD COLUMN     "pausedAt" TIMESTAMP(3),
ADD COLUMN     "pausedUntil" TEXT,
ADD COLUMN     "pauses" JSONB,
ADD COLUMN     "tally" JSONB;
