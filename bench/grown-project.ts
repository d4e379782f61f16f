import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listSlugs } from '#words/from-disk'
import { locales } from '#words/interface'
import { copyProject, type ProjectCopy } from '../tests/support/copy-project.ts'

const root = join(import.meta.dirname, '..')
const collections = ['wissen', 'blog'] as const

/** It quotes every entry there is: a second one would not be written, and copies of it would grow with the square of their number. */
const ofAllEntries = 'lexikon'

const templates = collections
  .flatMap((collection) => listSlugs(collection).map((slug) => ({ collection, slug })))
  .filter(({ slug }) => slug !== ofAllEntries)

/** A copy of the project with more texts, each in both languages. */
export function growProject(moreTexts: number): ProjectCopy {
  const copy = copyProject()
  for (let number = 0; number < moreTexts; number += 1) addText(copy.folder, number)
  return copy
}

/** A text of the project under a title, a headword and an address of its own. */
function addText(folder: string, number: number): void {
  const template = templates[number % templates.length]
  if (!template) throw new Error('There are no texts to write from')
  for (const { code } of locales) {
    const text = readFileSync(join(root, 'content', template.collection, template.slug, `${code}.mdx`), 'utf8')
    const file = join(folder, 'content', template.collection, `${template.slug}-${number}`, `${code}.mdx`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, renamed(text, number))
  }
}

/** Its title stays within what a title may have. */
function renamed(text: string, number: number): string {
  return text
    .replace(/^title: "(.*)"$/m, (_, title: string) => `title: "${title.slice(0, 58)} ${number}"`)
    .replace(/^term: "(.*)"$/m, (_, term: string) => `term: "${term} ${number}"`)
}
