-- AlterTable
ALTER TABLE "Goal" ADD COLUMN "datesBefore" JSONB;
