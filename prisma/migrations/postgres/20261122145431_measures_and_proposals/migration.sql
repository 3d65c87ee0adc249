-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN     "careLevel" TEXT,
ADD COLUMN     "looked" JSONB;

-- AlterTable
ALTER TABLE "Goal" ADD COLUMN     "measure" JSONB,
ADD COLUMN     "reading" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "InsightResponse" ADD COLUMN     "ask" JSONB;

-- CreateTable
CREATE TABLE "Datapoint" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "goalId" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,
    "ref" JSONB,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Datapoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Proposal" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "verb" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "diff" JSONB NOT NULL,
    "input" JSONB NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "ask" JSONB,
    "status" TEXT NOT NULL DEFAULT 'proposed',
    "sourceKind" TEXT NOT NULL,
    "sourceId" TEXT,
    "quote" TEXT NOT NULL DEFAULT '',
    "replyId" TEXT,
    "resultKind" TEXT,
    "resultId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "appliedAt" TIMESTAMP(3),

    CONSTRAINT "Proposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Datapoint_goalId_date_createdAt_id_idx" ON "Datapoint"("goalId", "date", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Datapoint_userId_date_id_idx" ON "Datapoint"("userId", "date", "id");

-- CreateIndex
CREATE INDEX "Proposal_userId_status_createdAt_id_idx" ON "Proposal"("userId", "status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Proposal_sourceId_idx" ON "Proposal"("sourceId");

-- CreateIndex
CREATE INDEX "Proposal_replyId_idx" ON "Proposal"("replyId");

-- AddForeignKey
ALTER TABLE "Datapoint" ADD CONSTRAINT "Datapoint_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Datapoint" ADD CONSTRAINT "Datapoint_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
