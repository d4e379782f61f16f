import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, expect, it } from 'vitest'

function entry(code: string): Plugin {
  return { name: 'entry', resolveId: (id) => (id === 'entry' ? '\0entry' : null), load: (id) => (id === '\0entry' ? code : null) }
}

type Output = Rolldown.RolldownOutput['output'][number]

/** What a browser would load of these exports, and what Vite had to say about it. */
async function bundle(code: string): Promise<{ output: Output[]; warnings: string[] }> {
  const warnings: string[] = []
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry(code)],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', onLog: (_level, { message }) => warnings.push(message) },
    },
  })
  const results = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return { output: results.flatMap(({ output }) => output), warnings }
}

const chunks = (output: readonly Output[]) => output.flatMap((one) => (one.type === 'chunk' ? [one] : []))
const weigh = (code: string) => brotliCompressSync(code).length
const holding = (output: readonly Output[], library: string) =>
  chunks(output).filter(({ moduleIds }) => moduleIds.some((id) => id.includes(`/node_modules/${library}/`)))

let documents: Awaited<ReturnType<typeof bundle>>
beforeAll(async () => {
  documents = await bundle("export * from '#zeugnis/document'; export * from '#zeugnis/fonts'")
})

it('the engine holds nothing of the documents', async () => {
  const { output } = await bundle("export * from '#zeugnis'")
  expect(chunks(output).flatMap(({ moduleIds }) => moduleIds.filter((id) => /node_modules|zeugnis\/document/.test(id)))).toEqual([])
})

it('the documents build for the browser, with nothing of Node in them', () => {
  expect(documents.warnings.filter((message) => /externalized|unresolved|eval/i.test(message))).toEqual([])
  for (const { code, fileName } of chunks(documents.output)) {
    expect(code, fileName).not.toMatch(/__vite-browser-external|from\s*["']node:|\brequire\(["'](?:fs|stream|zlib|crypto)["']\)|\bprocess\.env/)
  }
})

it('the door alone is light; a format brings only its own library', () => {
  const door = chunks(documents.output).find(({ isEntry }) => isEntry)
  expect(weigh(door?.code ?? '')).toBeLessThanOrEqual(2_000)
  const [docx, pdfkit] = ['docx', 'pdfkit'].map((library) => holding(documents.output, library))
  expect([docx?.length, pdfkit?.length]).toEqual([1, 1])
  expect(docx?.[0]).not.toBe(pdfkit?.[0])
  expect([docx?.[0]?.isEntry, pdfkit?.[0]?.isEntry]).toEqual([false, false])
})

it('stays within its weight: libraries compressed, fonts as files of their own', () => {
  expect(weigh(holding(documents.output, 'docx')[0]?.code ?? '')).toBeLessThanOrEqual(65_000)
  expect(weigh(holding(documents.output, 'pdfkit')[0]?.code ?? '')).toBeLessThanOrEqual(200_000)
  const fonts = documents.output.flatMap((one) => (one.type === 'asset' && one.fileName.endsWith('.ttf') ? [one] : []))
  const weights = new Map(fonts.map(({ names, source }) => [names[0], brotliCompressSync(source).length]))
  expect(Math.max(...weights.values())).toBeLessThanOrEqual(110_000)
  const plain = ['serif-latin.ttf', 'serif-strong-latin.ttf', 'sans-latin.ttf', 'sans-strong-latin.ttf'].map((name) => weights.get(name) ?? 0)
  expect(Math.min(...plain)).toBeGreaterThan(0)
  expect(plain.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(75_000)
})

it('what only other scripts need is loaded with them', () => {
  const [bidi] = holding(documents.output, 'bidi-js')
  const scripts = chunks(documents.output).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/document/script-fonts.ts')))
  for (const chunk of chunks(documents.output)) expect([...chunk.imports, chunk.isEntry && chunk.fileName]).not.toContain(bidi?.fileName)
  for (const chunk of chunks(documents.output)) expect([...chunk.imports, chunk.isEntry && chunk.fileName]).not.toContain(scripts?.fileName)
  expect(bidi).toBeDefined()
  expect(scripts).toBeDefined()
})
