-- AlterTable
ALTER TABLE "WeekReview" ADD COLUMN     "choices" JSONB,
ADD COLUMN     "steps" JSONB;
