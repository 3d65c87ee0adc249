-- A counted goal that was opened again kept the progress of before beside values that are at its target: it follows them.
UPDATE "Goal" SET "progress" = 100, "version" = "version" + 1
WHERE NOT "isCompleted" AND "progress" < 100 AND "reading" IS NOT NULL
  AND json_extract("measure", '$.kind') IN ('total', 'level')
  AND CASE WHEN json_extract("measure", '$.target') > json_extract("measure", '$.start')
    THEN "reading" >= json_extract("measure", '$.target')
    ELSE "reading" <= json_extract("measure", '$.target') END;
