-- CreateTable
CREATE TABLE "CoachCall" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "tokens" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "CoachCall_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MonthTokens" (
    "month" TEXT NOT NULL PRIMARY KEY,
    "tokens" BIGINT NOT NULL
);

-- CreateIndex
CREATE INDEX "CoachCall_userId_expiresAt_idx" ON "CoachCall"("userId", "expiresAt");

-- CreateIndex
CREATE INDEX "CoachCall_expiresAt_idx" ON "CoachCall"("expiresAt");
