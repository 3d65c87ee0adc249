-- CreateTable
CREATE TABLE "CoachConnection" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "choice" TEXT NOT NULL,
    "baseUrl" TEXT,
    "model" TEXT,
    "sealedKey" TEXT,
    "keyEnd" TEXT,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CoachConnection_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CoachConnection_userId_idx" ON "CoachConnection"("userId");

-- AddForeignKey
ALTER TABLE "CoachConnection" ADD CONSTRAINT "CoachConnection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
