import type { Nodes } from 'mdast'
import { parse } from 'yaml'
import { contentFiles, pageOf } from './files.ts'
import { attributesOf, everyNode, readTree } from './mdx-tree.ts'
import type { Finding } from './piece.ts'

/** Fields that a text and its twin have alike. */
const sharedFields = ['published', 'revised', 'topic', 'legal', 'related'] as const

/** The overview of the knowledge entries is German only: in its place, English may link one of them, or its own glossary. */
const germanOnly = '/wissen'
const englishGlossary = '/blog-article/lexikon'

interface Structure {
  readonly file: string
  /** Levels of the headings in order; a section of a page is one of the second. */
  readonly levels: readonly number[]
  readonly headings: readonly { readonly level: number; readonly line: number; readonly text: string }[]
  readonly links: readonly string[]
  readonly picturesWithoutText: readonly number[]
  readonly fields: Readonly<Record<string, unknown>>
}

export function structureOf(file: string): Structure {
  const nodes = everyNode(readTree(file))
  const headings = nodes.flatMap((node) => headingOf(node) ?? [])
  const head = nodes.find((node) => node.type === 'yaml')
  const meta: unknown = head ? parse(head.value) : {}
  return {
    file,
    headings,
    levels: headings.map(({ level }) => level),
    links: [...new Set(nodes.flatMap(linkOf))].sort(),
    picturesWithoutText: nodes.filter((node) => node.type === 'image' && !node.alt?.trim()).map(lineOf),
    fields: typeof meta === 'object' && meta !== null ? { ...meta } : {},
  }
}

const lineOf = (node: Nodes) => node.position?.start.line ?? 0
const textOf = (node: Nodes): string =>
  everyNode(node)
    .flatMap((one) => (one.type === 'text' ? [one.value] : []))
    .join('')

function headingOf(node: Nodes): Structure['headings'][number] | undefined {
  if (node.type === 'heading') return { level: node.depth, line: lineOf(node), text: textOf(node) }
  const heading = attributesOf(node).find(([name]) => name === 'heading')
  return heading && { level: 2, line: lineOf(node), text: heading[1] }
}

/** Addresses inside the site, without their fragment: those differ by language. */
function linkOf(node: Nodes): string[] {
  const targets = node.type === 'link' ? [node.url] : attributesOf(node).flatMap(([name, value]) => (['to', 'href'].includes(name) ? [value] : []))
  return targets.filter((target) => target.startsWith('/')).map((target) => target.split('#', 1)[0] ?? '')
}

/** Headings that leave out a level, say nothing or say the same twice; pictures without a text in place of them. */
export function problemsOf({ file, headings, picturesWithoutText }: Structure): Finding[] {
  const found = headings.flatMap(({ level, line, text }, index) => {
    const before = headings[index - 1]?.level ?? 1
    const twice = headings.slice(0, index).some((one) => one.text === text && one.level === level)
    return [
      ...(level === 1 ? [`line ${line}: a first-level heading: the page has its own`] : []),
      ...(level > before + 1 ? [`line ${line}: level ${level} follows level ${before}: ${text}`] : []),
      ...(twice ? [`line ${line}: the heading stands twice: ${text}`] : []),
    ]
  })
  const blind = picturesWithoutText.map((line) => `line ${line}: a picture without alternative text`)
  return [...found, ...blind].map((text) => ({ file, text }))
}

/** Where the English text is built otherwise than the German one. */
export function twinProblems(german: Structure, english: Structure): Finding[] {
  const levels =
    german.levels.join(' ') === english.levels.join(' ')
      ? []
      : [`headings are of levels ${english.levels.join(' ')}; German has ${german.levels.join(' ')}`]
  const missing = german.links
    .filter((link) => link !== germanOnly && !english.links.includes(link))
    .map((link) => `no link to ${link}, which German has`)
  const isEntry = (link: string) => german.links.includes(germanOnly) && (link.startsWith(`${germanOnly}/`) || link === englishGlossary)
  const more = english.links
    .filter((link) => link !== germanOnly && !german.links.includes(link) && !isEntry(link))
    .map((link) => `a link to ${link}, which German has not`)
  const fields = sharedFields
    .filter((field) => JSON.stringify(german.fields[field]) !== JSON.stringify(english.fields[field]))
    .map((field) => `${field} is ${JSON.stringify(english.fields[field])}; German has ${JSON.stringify(german.fields[field])}`)
  return [...levels, ...missing, ...more, ...fields].map((text) => ({ file: english.file, text }))
}

/** All texts with both languages, as pairs. */
export function twins(): readonly (readonly [german: Structure, english: Structure])[] {
  const files = contentFiles('.mdx')
  return files
    .filter((file) => file.endsWith('/de.mdx') && files.includes(`${pageOf(file)}/en.mdx`))
    .map((file) => [structureOf(file), structureOf(`${pageOf(file)}/en.mdx`)])
}
