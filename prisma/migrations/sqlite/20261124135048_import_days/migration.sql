-- AlterTable
ALTER TABLE "FileImport" ADD COLUMN "firstDay" TEXT;
ALTER TABLE "FileImport" ADD COLUMN "lastDay" TEXT;
