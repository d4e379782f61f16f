CREATE TABLE "_logs" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "level" INTEGER DEFAULT 0 NOT NULL,
  "message" TEXT DEFAULT '' NOT NULL,
  "data" JSON DEFAULT '{}' NOT NULL,
  "created" TEXT DEFAULT '' NOT NULL
)
--;
CREATE INDEX "idx_logs_created" ON "_logs" ("created")
