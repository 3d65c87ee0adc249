-- CreateTable
CREATE TABLE "CoachCall" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "tokens" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CoachCall_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MonthTokens" (
    "month" TEXT NOT NULL,
    "tokens" BIGINT NOT NULL,

    CONSTRAINT "MonthTokens_pkey" PRIMARY KEY ("month")
);

-- CreateIndex
CREATE INDEX "CoachCall_userId_expiresAt_idx" ON "CoachCall"("userId", "expiresAt");

-- CreateIndex
CREATE INDEX "CoachCall_expiresAt_idx" ON "CoachCall"("expiresAt");

-- AddForeignKey
ALTER TABLE "CoachCall" ADD CONSTRAINT "CoachCall_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
