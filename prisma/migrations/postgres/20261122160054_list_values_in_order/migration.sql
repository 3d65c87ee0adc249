-- DropIndex
DROP INDEX "Datapoint_goalId_date_createdAt_id_idx";

-- CreateIndex
CREATE INDEX "Datapoint_goalId_date_id_idx" ON "Datapoint"("goalId", "date", "id");
