-- AlterTable
ALTER TABLE "JournalEntry" ADD COLUMN "importId" TEXT;

-- CreateTable
CREATE TABLE "FileImport" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'ready',
    "file" BYTEA,
    "mapping" JSONB NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMP(3),

    CONSTRAINT "FileImport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FileImport_userId_createdAt_id_idx" ON "FileImport"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "FileImport_createdAt_idx" ON "FileImport"("createdAt");

-- CreateIndex
CREATE INDEX "JournalEntry_importId_idx" ON "JournalEntry"("importId");

-- AddForeignKey
ALTER TABLE "FileImport" ADD CONSTRAINT "FileImport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
