-- AlterTable
ALTER TABLE "Reminder" ADD COLUMN     "missed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "repeat" TEXT,
ADD COLUMN     "repeatFrom" TEXT;

-- CreateIndex
CREATE INDEX "Reminder_userId_isDone_scheduledFor_idx" ON "Reminder"("userId", "isDone", "scheduledFor");
