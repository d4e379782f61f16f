/** What triggers note: plain texts, as the process of the SQL console has them too. */
export const notedEvents = ['insert', 'update', 'delete'] as const

export type NotedEvent = (typeof notedEvents)[number]

const triggers = notedEvents.map((event) => `'_version_${event}_' || "collection"`).join(', ')

/** Whether all triggers of a row of `_versions` are there. */
export const IS_FOLLOWED = `(SELECT count(*) FROM sqlite_schema WHERE type = 'trigger' AND name IN (${triggers})) = ${notedEvents.length}`

/** How many rows were changed by triggers since the beginning, all collections together. */
export const WRITES_NOTED = 'SELECT coalesce(sum("writes"), 0) AS total FROM "_versions"'

/**
 * What follows SQL of a superuser in its transaction: tables may be others now, or have lost their triggers. Without a version nothing
 * is kept of a collection.
 */
export const AFTER_ANY_SQL = `UPDATE "_versions" SET "version" = hex(randomblob(8)); DELETE FROM "_versions" WHERE NOT ${IS_FOLLOWED}`
