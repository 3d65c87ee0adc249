-- CreateTable
CREATE TABLE "WeekReview" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "weekStart" TEXT NOT NULL,
    "decided" JSONB NOT NULL,
    "alerts" INTEGER NOT NULL,
    "doneAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "WeekReview_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WeekReview_userId_weekStart_key" ON "WeekReview"("userId", "weekStart");

-- AddForeignKey
ALTER TABLE "WeekReview" ADD CONSTRAINT "WeekReview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
