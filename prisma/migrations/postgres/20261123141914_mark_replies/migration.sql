-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN     "marks" JSONB;
