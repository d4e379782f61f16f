CREATE TABLE "_audit" (
  "seq" INTEGER PRIMARY KEY NOT NULL,
  "id" TEXT GENERATED ALWAYS AS (CAST("seq" AS TEXT)) VIRTUAL,
  "created" TEXT NOT NULL,
  "actor" TEXT NOT NULL,
  "actorCollection" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "via" TEXT NOT NULL,
  "address" TEXT NOT NULL,
  "action" TEXT NOT NULL,
  "target" TEXT NOT NULL,
  "changes" JSON NOT NULL,
  "previous" TEXT NOT NULL,
  "hash" TEXT NOT NULL
)
--;
-- Before the insert, as REPLACE takes rows away without asking the trigger of DELETE.
CREATE TRIGGER "_audit_insert" BEFORE INSERT ON "_audit" WHEN NEW."seq" IS NOT (SELECT coalesce(max("seq"), 0) + 1 FROM "_audit") BEGIN
  SELECT RAISE(ABORT, 'the operators'' log is only ever added to');
END
--;
CREATE TRIGGER "_audit_update" BEFORE UPDATE ON "_audit" BEGIN
  SELECT RAISE(ABORT, 'the operators'' log is only ever added to');
END
--;
CREATE TRIGGER "_audit_delete" BEFORE DELETE ON "_audit" BEGIN
  SELECT RAISE(ABORT, 'the operators'' log is only ever added to');
END
