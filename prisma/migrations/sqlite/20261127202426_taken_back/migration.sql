-- AlterTable
ALTER TABLE "InsightResponse" ADD COLUMN "takenBackAt" DATETIME;

-- AlterTable
ALTER TABLE "ProgressEvent" ADD COLUMN "takenBackAt" DATETIME;
