-- AlterTable
ALTER TABLE "Attachment" ADD COLUMN     "key" BYTEA;

-- AlterTable
ALTER TABLE "FileImport" ADD COLUMN     "remark" TEXT;
