-- How many lines of each kind a user has, and how many of them are shown to a model: what is looked through is told with
-- every answer, and counting it would grow with it. Many rows to be added up, so that no writer waits for another;
-- whoever reads many makes them one.
CREATE TABLE "record_count" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "lines" INTEGER NOT NULL,
    "shown" INTEGER NOT NULL
);
CREATE INDEX "record_count_userId" ON "record_count"("userId", "kind", "lines", "shown");

INSERT INTO "record_count" ("userId", "kind", "lines", "shown")
SELECT "userId", "kind", count(*), sum(1 - "isPrivate") FROM "record_text" GROUP BY "userId", "kind";

-- What an account's end deletes and changes is told only after the account is gone, and must leave nothing behind.
CREATE FUNCTION "record_uncount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "record_count" ("userId", "kind", "lines", "shown")
    SELECT "id", OLD."kind", -1, OLD."isPrivate" - 1 FROM "User" WHERE "id" = OLD."userId";
    RETURN NULL;
END $$;
CREATE TRIGGER "record_text_gone" AFTER DELETE ON "record_text" FOR EACH ROW EXECUTE FUNCTION "record_uncount"();

CREATE OR REPLACE FUNCTION "record_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "record_queue" WHERE "userId" = OLD."id";
    DELETE FROM "record_count" WHERE "userId" = OLD."id";
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "record_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    END IF;
    IF TG_OP <> 'DELETE' THEN
        INSERT INTO "record_queue" ("userId", "source", "sourceId")
        SELECT "id", TG_TABLE_NAME, NEW."id" FROM "User" WHERE "id" = NEW."userId";
    END IF;
    RETURN NULL;
END $$;
