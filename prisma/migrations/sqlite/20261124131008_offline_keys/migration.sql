-- AlterTable
ALTER TABLE "IdempotencyKey" ADD COLUMN "doneAt" DATETIME;
