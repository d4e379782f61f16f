import { afterAll, expect, test } from 'vitest'
import { createEngines } from '#engines'
import { hostileDocuments, hostilePdfs } from '../../tests/support/hostile-files.ts'
import { checkFiles } from './check-files.ts'

const engines = createEngines({ deadline: 30 })
afterAll(() => engines.close())
const check = (files: readonly File[]) => checkFiles(files, engines, { caller: 'applicant' })

const outside = 'http://127.0.0.1:9'
/** A PDF is kept as it is and handed out as a download only; a link in a document waits until somebody follows it. */
const kept = ['link.docx', 'nested.docx', 'deep.docx', 'entity.docx', 'laughs.docx']

test('Word files that unpack to more than they say, hold programs, reach out of their folder or fetch something are not taken', async () => {
  const taken: string[] = []
  for (const { name, bytes } of hostileDocuments(outside)) if (!(await check([new File([new Uint8Array(bytes)], name)]))) taken.push(name)
  expect(taken.toSorted()).toEqual(kept.toSorted())
})

test('PDFs are looked at by their first bytes alone, whatever they would do to a reader', async () => {
  const files = await hostilePdfs(outside)
  const before = process.memoryUsage().rss
  expect(await check(files.map(({ name, bytes }) => new File([new Uint8Array(bytes)], name)))).toBeUndefined()
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20)
}, 60_000)
