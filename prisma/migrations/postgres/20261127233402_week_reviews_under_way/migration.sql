-- AlterTable
ALTER TABLE "WeekReview" DROP COLUMN "decided",
ALTER COLUMN "doneAt" DROP NOT NULL;
