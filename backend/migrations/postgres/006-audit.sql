CREATE TABLE "_audit" (
  "seq" BIGINT PRIMARY KEY,
  "_rowid_" BIGINT GENERATED ALWAYS AS ("seq") STORED,
  "id" TEXT COLLATE "C" GENERATED ALWAYS AS ("seq"::TEXT) STORED,
  "created" TEXT COLLATE "C" NOT NULL,
  "actor" TEXT COLLATE "C" NOT NULL,
  "actorCollection" TEXT COLLATE "C" NOT NULL,
  "email" TEXT COLLATE "C" NOT NULL,
  "via" TEXT COLLATE "C" NOT NULL,
  "address" TEXT COLLATE "C" NOT NULL,
  "action" TEXT COLLATE "C" NOT NULL,
  "target" TEXT COLLATE "C" NOT NULL,
  "changes" TEXT COLLATE "C" NOT NULL,
  "previous" TEXT COLLATE "C" NOT NULL,
  "hash" TEXT COLLATE "C" NOT NULL
)
--;
CREATE FUNCTION "_refuse_audit_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the operators'' log is only ever added to';
END
$$
--;
CREATE TRIGGER "_audit_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "_audit" FOR EACH STATEMENT EXECUTE FUNCTION "_refuse_audit_change"()
