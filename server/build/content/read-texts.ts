import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ContentState } from '#words/desk'

const collections = ['blog', 'pages', 'vorlagen', 'wissen']

/** YAML takes a day for a date in some notations and for a text in others. */
const day = z.union([z.string(), z.date().transform((date) => date.toISOString().slice(0, 10))])
const frontMatter = z.object({
  title: z.string(),
  revised: day.default(''),
  legal: z.boolean().default(false),
  statutes: z.array(z.unknown()).default([]),
  rulings: z.array(z.unknown()).default([]),
})

type Text = ContentState['texts'][number]

/** Every text that has a file of its own in each language, from `content/`. */
export async function readTexts(content: string): Promise<Text[]> {
  const folders = await Promise.all(
    collections.map(async (collection) => (await foldersIn(join(content, collection))).map((slug) => `${collection}/${slug}`)),
  )
  return Promise.all(folders.flat().map((folder) => readText(content, folder)))
}

async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

async function readText(content: string, folder: string): Promise<Text> {
  const [de, en] = await Promise.all(['de', 'en'].map((locale) => readFrontMatter(join(content, folder, `${locale}.mdx`))))
  return {
    folder,
    title: de?.title ?? '',
    isAboutLaw: [de, en].some((one) => one !== undefined && (one.legal || one.statutes.length + one.rulings.length > 0)),
    revised: { de: de?.revised ?? '', en: en?.revised ?? '' },
  }
}

/** Nothing where there is no such file: the tests say that. */
async function readFrontMatter(file: string) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const [, block] = text?.split(/^---$/m) ?? []
  return block === undefined ? undefined : frontMatter.parse(parse(block))
}
