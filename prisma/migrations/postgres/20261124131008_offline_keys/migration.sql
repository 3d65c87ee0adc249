-- AlterTable
ALTER TABLE "IdempotencyKey" ADD COLUMN     "doneAt" TIMESTAMP(3);
