-- AlterTable
ALTER TABLE "InsightResponse" ADD COLUMN     "takenBackAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "ProgressEvent" ADD COLUMN     "takenBackAt" TIMESTAMP(3);
