import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'

const analyse = "export { analyseLetter } from '/zeugnis/analyse/analyse.ts'"
const expectations = "export { expectations } from '/zeugnis/analyse/letter/expectations.ts'"
const write = "export { generateIn } from '/zeugnis/generate/generate.ts'"
const german = "export { german } from '/zeugnis/generate/german/letter-language.ts'"
const english = "export { english } from '/zeugnis/generate/english/letter-language.ts'"

function entry(code: string): Plugin {
  return { name: 'entry', resolveId: (id) => (id === 'entry' ? '\0entry' : null), load: (id) => (id === '\0entry' ? code : null) }
}

/** Bytes of these exports as a browser would load them: bundled, minified, brotli. */
async function weigh(...exports: readonly string[]): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry(exports.join('\n'))],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const code = outputs.flatMap(({ output }) => output).flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []))
  expect(code).toHaveLength(1)
  return brotliCompressSync(code.join('')).length
}

it('writing and reading in one language is at most 89.8 kB in the browser', async () => {
  expect(await weigh(analyse, write, german)).toBeLessThanOrEqual(89_800)
})

it('a page that needs one half or one language loads less', async () => {
  expect(await weigh(write, german)).toBeLessThanOrEqual(30_000)
  expect(await weigh(write, english)).toBeLessThanOrEqual(36_600)
  expect(await weigh(analyse)).toBeLessThanOrEqual(63_600)
  expect(await weigh(expectations)).toBeLessThanOrEqual(17_500)
})
