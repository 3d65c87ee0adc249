-- AlterTable
ALTER TABLE "Goal" ADD COLUMN     "notAbout" JSONB;
