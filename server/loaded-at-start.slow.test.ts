import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Prints the address of every module that a server loads before it does anything. */
const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import('./server/processes/serve-part.ts')
  console.log(JSON.stringify(loaded))
`

const root = new URL('..', import.meta.url)
const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: root, maxBuffer: 2 ** 24 })
const loaded: readonly string[] = JSON.parse(stdout)

it('a server loads what renders pages, checks requests of the API, sends mails and stores files when it is first needed', () => {
  const packages = new Set(loaded.flatMap((url) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(url)?.[1] ?? []))
  expect(packages).toContain('hono')
  const late = ['react', 'react-dom', 'react-router', 'ajv', 'yaml', 'json-p3', 'nodemailer', 'markdown-it', 'file-type', 'flydrive', 'minisearch']
  const documents = ['docx', 'pdfkit', 'pdfjs-dist', 'sharp', '@aws-sdk/client-s3']
  expect([...late, ...documents].filter((name) => packages.has(name))).toEqual([])
})

it('a server loads no engine, and nothing that builds', () => {
  const rooms = loaded.filter((url) => url.startsWith(root.href)).map((url) => url.slice(root.href.length))
  expect(rooms).toContain('server/assemble.ts')
  expect(
    rooms.filter((path) =>
      /^(zeugnis\/(index|analyse\/|generate\/(german|english)\/)|cv\/|contract-check\/|engines\/tasks\/|server\/build\/(search|content|markdown)\/)/.test(
        path,
      ),
    ),
  ).toEqual([])
})
