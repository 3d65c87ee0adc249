-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_WeekReview" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "weekStart" TEXT NOT NULL,
    "choices" JSONB,
    "alerts" INTEGER NOT NULL,
    "steps" JSONB,
    "doneAt" DATETIME,
    CONSTRAINT "WeekReview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_WeekReview" ("alerts", "choices", "doneAt", "id", "steps", "userId", "weekStart") SELECT "alerts", "choices", "doneAt", "id", "steps", "userId", "weekStart" FROM "WeekReview";
DROP TABLE "WeekReview";
ALTER TABLE "new_WeekReview" RENAME TO "WeekReview";
CREATE UNIQUE INDEX "WeekReview_userId_weekStart_key" ON "WeekReview"("userId", "weekStart");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
