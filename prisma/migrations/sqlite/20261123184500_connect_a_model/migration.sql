-- CreateTable
CREATE TABLE "CoachConnection" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "choice" TEXT NOT NULL,
    "baseUrl" TEXT,
    "model" TEXT,
    "sealedKey" TEXT,
    "keyEnd" TEXT,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "CoachConnection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "CoachConnection_userId_idx" ON "CoachConnection"("userId");
