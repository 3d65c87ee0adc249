-- How a plan went is asked for, too.
DROP TRIGGER "record_Plan_changed";
CREATE TRIGGER "record_Plan_changed" AFTER UPDATE OF "cue", "action", "obstacle", "ifObstacle", "startsOn", "status", "outcomes" ON "Plan" BEGIN
    DELETE FROM "record_text" WHERE "sourceId" = OLD."id";
    INSERT INTO "record_queue" ("userId", "source", "sourceId") VALUES (NEW."userId", 'Plan', NEW."id");
END;
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Plan', "id" FROM "Plan";
