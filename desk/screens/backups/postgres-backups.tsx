import { useSay } from '../../language/language.tsx'

/** Run on any machine that reaches the database; no shell on the database's own host is needed (docs/operating.md). */
const commands = {
  dump: 'pg_dump --format=custom --no-owner --file=website.dump "$DATABASE_URL"',
  restore: 'pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" website.dump',
} as const

/** What holds on PostgreSQL: the server makes no backups there, and how they are made and put back without it. */
export function PostgresBackups() {
  const say = useSay()
  return (
    <>
      <p className="about">{say('backups.postgres')}</p>
      <section className="box">
        <h2>{say('backups.postgresDump')}</h2>
        <p>{say('backups.postgresDumpHow')}</p>
        <pre className="command">
          <code>{commands.dump}</code>
        </pre>
        <p>{say('backups.postgresFiles')}</p>
      </section>
      <section className="box">
        <h2>{say('backups.postgresRestore')}</h2>
        <p>{say('backups.postgresRestoreHow')}</p>
        <pre className="command">
          <code>{commands.restore}</code>
        </pre>
      </section>
    </>
  )
}
