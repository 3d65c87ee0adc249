-- AlterTable
ALTER TABLE "Reminder" ADD COLUMN "repeat" TEXT;
ALTER TABLE "Reminder" ADD COLUMN "repeatFrom" TEXT;
ALTER TABLE "Reminder" ADD COLUMN "missed" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Reminder_userId_isDone_scheduledFor_idx" ON "Reminder"("userId", "isDone", "scheduledFor");
