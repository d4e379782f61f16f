import { messagesFor } from '#words/interface'
import { bots, type CatalogueRow, catalogue } from './catalogue.ts'
import type { Proofs } from './line.ts'
import { ownErrors } from './own-errors.ts'

const german = messagesFor('de')
const english = messagesFor('en')

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')
}

/** `tests/journeys/errors.spec.ts` is `journeys/errors`, `site/session/client.test.ts` stays where it is: `site/session/client`. */
const files = (proofs: Proofs) =>
  Object.keys(proofs)
    .map((file) => `\`${file.replace(/^tests\//, '').replace(/(\.slow)?\.(spec|test)\.tsx?$/, '')}\``)
    .join(', ')

function catalogueRow({ situation, result, visitor, seen, proofs }: CatalogueRow): readonly string[] {
  const sentences = visitor.map((key) => `„${german[key]}“ / “${english[key]}”`)
  const shown = [...sentences, ...(seen ? [seen] : [])]
  return [situation, result, shown.join('<br>') || 'nothing', files(proofs)]
}

/** docs/errors.md, whole. */
export function errorsPage(): string {
  const own = ownErrors.map(({ happens, visitor = '', bot = '', log = '', proofs }) => [happens, visitor, bot, log, files(proofs)])
  return `<!-- Made by \`npx vitest run tests/house/errors.test.ts -u\` from tests/house/specification; change it there. -->
# Errors

${table(['what happens', 'visitor', 'bot', 'log', 'tried in'], own)}

The thrown 404 carries \`Page Not Found: {fullPath}\`; the page shows \`Page not found: {path}\`, both as the specification
writes them. The cause of an error reaches the log, never the page.

## The specification’s catalogue (section 8)

${table(['situation', 'result', 'visitor, in German / in English', 'tried in'], [...catalogue, bots].map(catalogueRow))}

The backend’s client wraps what it finds wrong itself: its sentence stands in \`originalError.message\`, while \`message\` then
only says \`Something went wrong.\` So \`originalError.message\` is read before \`message\` (\`site/session/client.ts\`), and both are
for the console alone. A cancelled request is no error to anybody: a newer one has taken its place.
`
}
