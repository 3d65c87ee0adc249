-- AlterTable
ALTER TABLE "FileImport" ADD COLUMN     "firstDay" TEXT,
ADD COLUMN     "lastDay" TEXT;
