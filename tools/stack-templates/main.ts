/** Makes the tables to fill for the stack of references: `npm run stack-templates`; the results are committed. */
import { mkdir, writeFile } from 'node:fs/promises'
import { locales } from '#words/interface'
import { csvOf } from '../../site/pages/generator/stack/letters/protocol.ts'
import { sampleTable } from '../../site/pages/generator/stack/sample-table.ts'
import { templatePath } from '../../site/pages/generator/stack/template-path.ts'
import { writeXlsx } from './write-xlsx.ts'

const publicFolder = new URL('../../site/public/', import.meta.url)

for (const { code: locale } of locales) {
  const { headers, rows } = sampleTable(locale)
  const files = { csv: csvOf([headers, ...rows]), xlsx: writeXlsx(locale === 'de' ? 'Zeugnisse' : 'References', [headers, ...rows]) }
  for (const ending of ['csv', 'xlsx'] as const) {
    const file = new URL(`.${templatePath(locale, ending)}`, publicFolder)
    await mkdir(new URL('.', file), { recursive: true })
    await writeFile(file, files[ending])
    console.log(file.pathname.slice(publicFolder.pathname.length), files[ending].length)
  }
}
