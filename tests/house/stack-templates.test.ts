import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { locales } from '#words/interface'
import { sampleTable } from '../../site/pages/generator/stack/sample-table.ts'
import { readTable } from '../../site/pages/generator/stack/table/read-table.ts'
import { templatePath } from '../../site/pages/generator/stack/template-path.ts'

const files = locales.flatMap(({ code: locale }) => (['csv', 'xlsx'] as const).map((ending) => ({ locale, ending })))

it.each(files)('the template as $ending ($locale) is the sample that the stack shows (else: npm run stack-templates)', async ({ locale, ending }) => {
  const bytes = await readFile(new URL(`../../site/public${templatePath(locale, ending)}`, import.meta.url))
  expect(await readTable(new Uint8Array(bytes))).toEqual(sampleTable(locale))
})
