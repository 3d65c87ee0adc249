-- How a plan went is asked for, too.
DROP TRIGGER "record_Plan_changed" ON "Plan";
CREATE TRIGGER "record_Plan_changed" AFTER UPDATE OF "cue", "action", "obstacle", "ifObstacle", "startsOn", "status", "outcomes" ON "Plan" FOR EACH ROW EXECUTE FUNCTION "record_note"();
INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", 'Plan', "id" FROM "Plan";
