-- AlterTable
ALTER TABLE "WeekReview" ADD COLUMN "choices" JSONB;
ALTER TABLE "WeekReview" ADD COLUMN "steps" JSONB;
