-- AlterTable
ALTER TABLE "User" ADD COLUMN "demoDay" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "User_demoDay_key" ON "User"("demoDay");
