-- CreateTable
CREATE TABLE "InsightReceipt" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "weekId" TEXT,
    "goalId" TEXT,
    "model" TEXT NOT NULL,
    "recordFrom" TEXT,
    "recordTo" TEXT,
    "sizes" JSONB NOT NULL,
    "texts" TEXT,
    "calls" INTEGER NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "cacheReadTokens" INTEGER NOT NULL,
    "cacheCreationTokens" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "InsightReceipt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "InsightReceipt_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "WeeklyInsight" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "InsightReceipt_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "GoalAnalysis" ("goalId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "InsightReceipt_weekId_key" ON "InsightReceipt"("weekId");

-- CreateIndex
CREATE UNIQUE INDEX "InsightReceipt_goalId_key" ON "InsightReceipt"("goalId");

-- CreateIndex
CREATE INDEX "InsightReceipt_userId_idx" ON "InsightReceipt"("userId");

-- CreateIndex
CREATE INDEX "InsightReceipt_createdAt_idx" ON "InsightReceipt"("createdAt");
