-- A counted goal that was opened again kept the progress of before beside values that are at its target: it follows them.
UPDATE "Goal" SET "progress" = 100, "version" = "version" + 1
WHERE NOT "isCompleted" AND "progress" < 100 AND "reading" IS NOT NULL
  AND "measure"->>'kind' IN ('total', 'level')
  AND CASE WHEN ("measure"->>'target')::float8 > ("measure"->>'start')::float8
    THEN "reading" >= ("measure"->>'target')::float8
    ELSE "reading" <= ("measure"->>'target')::float8 END;
