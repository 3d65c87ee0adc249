-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN "coachName" TEXT;
