import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Open fonts of the same metrics as those that visitors' systems have: this machine may have none of them. */
const standIns: readonly (readonly [local: RegExp, file: string])[] = [
  [/local\("?Arial"?\), ?local\("?Liberation Sans"?\)/g, 'arimo/files/arimo-latin-400-normal.woff2'],
  [/local\("?Arial Bold"?\), ?local\("?Liberation Sans Bold"?\)/g, 'arimo/files/arimo-latin-700-normal.woff2'],
  [/local\("?Times New Roman"?\), ?local\("?Liberation Serif"?\)/g, 'tinos/files/tinos-latin-400-normal.woff2'],
]

async function dataUrl(file: string): Promise<string> {
  const bytes = await readFile(new URL(`../../node_modules/@fontsource/${file}`, import.meta.url))
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`
}

/** Gives documents of this page the system fonts that their fallbacks ask for. Throws when a document asks for others. */
export async function withSystemFonts(page: Page, url: string): Promise<void> {
  const urls = await Promise.all(standIns.map(async ([local, file]) => [local, await dataUrl(file)] as const))
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    const body = urls.reduce(
      (html, [local, data]) => {
        if (html.search(local) < 0) throw new Error(`No fallback ${local}`)
        return html.replace(local, data)
      },
      await response.text(),
    )
    await route.fulfill({ response, headers, body })
  })
}
