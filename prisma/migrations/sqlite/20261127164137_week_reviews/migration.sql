-- CreateTable
CREATE TABLE "WeekReview" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "weekStart" TEXT NOT NULL,
    "decided" JSONB NOT NULL,
    "alerts" INTEGER NOT NULL,
    "doneAt" DATETIME NOT NULL,
    CONSTRAINT "WeekReview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "WeekReview_userId_weekStart_key" ON "WeekReview"("userId", "weekStart");
