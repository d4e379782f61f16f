import type { MDXContent } from 'mdx/types'
import { type Area, type FrontMatter, frontMatterSchemas } from './front-matter.ts'
import type { Locale } from './locales.ts'

export * from './api/index.ts'
export { type BlogTopic, blogTopics, type EntryTopic, entryTopics, type FrontMatter } from './front-matter.ts'
export * from './samples.ts'

interface TextModule {
  readonly default: MDXContent
  readonly frontmatter: unknown
}

export interface Text<A extends Area> {
  readonly meta: FrontMatter<A>
  readonly Body: MDXContent
}

const modules = import.meta.glob<TextModule>('../content/*/**/*.mdx')

/** Front matter that has been checked. Pages list whole collections: checked for each, they would cost the square of their number. */
const checked = new WeakMap<TextModule, FrontMatter<Area>>()

function loader(folder: string, locale: Locale) {
  return modules[`../content/${folder}/${locale}.mdx`]
}

/** Has `folder` ("blog/lexikon", "pages/about-team") a text in this language? */
export function hasText(folder: string, locale: Locale): boolean {
  return loader(folder, locale) !== undefined
}

/**
 * Reads a text: its checked front matter and its body as an MDX component.
 * Throws when there is none (ask `hasText` first) or when its front matter breaks the schema, naming file and field.
 */
export async function readText<A extends Area>(area: A, name: string, locale: Locale): Promise<Text<A>> {
  const file = `content/${area}/${name}/${locale}.mdx`
  const load = loader(`${area}/${name}`, locale)
  if (!load) throw new Error(`No text: ${file}`)
  const module = await load()
  const meta = checked.get(module) ?? check(area, file, module)
  checked.set(module, meta)
  // The schema was chosen by the same key as the type: safeParse cannot express that.
  return { meta: meta as FrontMatter<A>, Body: module.default }
}

function check(area: Area, file: string, { frontmatter }: TextModule): FrontMatter<Area> {
  const result = frontMatterSchemas[area].safeParse(frontmatter)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  throw new Error(`${file}: ${problems}`)
}

const slugs = { blog: listSlugs('blog'), wissen: listSlugs('wissen') } as const

/** The slugs of a collection, in alphabetical order. */
export function slugsOf(collection: 'blog' | 'wissen'): readonly string[] {
  return slugs[collection]
}

function listSlugs(collection: 'blog' | 'wissen'): readonly string[] {
  const pattern = new RegExp(`^\\.\\./content/${collection}/([^/]+)/de\\.mdx$`)
  return Object.keys(modules)
    .flatMap((path) => pattern.exec(path)?.[1] ?? [])
    .sort()
}

/** Front matter of all entries of a collection in one language, newest or alphabetical order left to the caller. */
export function readCollection<A extends 'blog' | 'wissen'>(collection: A, locale: Locale): Promise<{ slug: string; meta: FrontMatter<A> }[]> {
  return Promise.all(slugsOf(collection).map(async (slug) => ({ slug, meta: (await readText(collection, slug, locale)).meta })))
}
