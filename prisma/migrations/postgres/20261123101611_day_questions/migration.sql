-- CreateTable
CREATE TABLE "DayQuestion" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "goalId" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "skippedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DayQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "DayQuestion_goalId_idx" ON "DayQuestion"("goalId");

-- CreateIndex
CREATE UNIQUE INDEX "DayQuestion_userId_date_goalId_key" ON "DayQuestion"("userId", "date", "goalId");

-- AddForeignKey
ALTER TABLE "DayQuestion" ADD CONSTRAINT "DayQuestion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DayQuestion" ADD CONSTRAINT "DayQuestion_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;
