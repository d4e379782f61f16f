CREATE TABLE "_versions" (
  "id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "collection" TEXT COLLATE "C" NOT NULL,
  "version" UUID DEFAULT gen_random_uuid() NOT NULL
) WITH (fillfactor = 50)
--;
CREATE INDEX "_versions_collection" ON "_versions" ("collection")
--;
-- A collection has as many rows as transactions have written to it at once: each renews one that no other has locked, so that
-- none waits for another. All of them together are the version.
CREATE FUNCTION "_renew_version"("of" TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "_versions" SET "version" = gen_random_uuid()
    WHERE "id" = (SELECT "id" FROM "_versions" WHERE "collection" = "of" LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO "_versions" ("collection") VALUES ("of");
  END IF;
END
$$
--;
-- Whoever writes may look for tables elsewhere than this backend does.
CREATE FUNCTION "_note_write"() RETURNS TRIGGER LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM "_renew_version"(TG_ARGV[0]);
  RETURN NULL;
END
$$
