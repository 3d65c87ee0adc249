-- DropIndex
DROP INDEX "Session_userId_createdAt_idx";

-- CreateIndex
CREATE INDEX "Memory_userId_createdAt_id_idx" ON "Memory"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Session_userId_createdAt_id_idx" ON "Session"("userId", "createdAt", "id");
