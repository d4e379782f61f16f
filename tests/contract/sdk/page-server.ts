import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { listen } from './listen.ts'

const javascript = 'text/javascript'
const page = `<!doctype html><title>SDK</title>
<script type="importmap">{ "imports": { "pocketbase": "/pocketbase.js" } }</script>
<script type="module" src="/stock.js"></script>`
const files: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  '/': { type: 'text/html', text: page },
  '/stock.js': { type: javascript, text: read(new URL('../pages/stock.js', import.meta.url).href) },
  '/pocketbase.js': { type: javascript, text: read(import.meta.resolve('pocketbase')) },
}

function read(url: string): string {
  return readFileSync(fileURLToPath(url), 'utf8')
}

/** Serves the page of the SDK's tests, with the official package as it lies in `node_modules`. */
export async function startPageServer(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, response) => {
    const file = files[new URL(request.url ?? '/', 'http://page').pathname]
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.text)
    else response.writeHead(204).end()
  })
  return { url: await listen(server), close: () => server.close() }
}
