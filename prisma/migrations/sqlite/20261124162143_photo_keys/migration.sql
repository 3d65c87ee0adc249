-- AlterTable
ALTER TABLE "Attachment" ADD COLUMN "key" BLOB;

-- AlterTable
ALTER TABLE "FileImport" ADD COLUMN "remark" TEXT;
