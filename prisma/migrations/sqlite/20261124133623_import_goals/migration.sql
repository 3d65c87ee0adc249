-- AlterTable
ALTER TABLE "Datapoint" ADD COLUMN "importId" TEXT;

-- AlterTable
ALTER TABLE "Goal" ADD COLUMN "importId" TEXT;

-- CreateIndex
CREATE INDEX "Datapoint_importId_idx" ON "Datapoint"("importId");

-- CreateIndex
CREATE INDEX "Goal_importId_idx" ON "Goal"("importId");
