/** What things are called: words that must not stand for a term of content/facts/glossary.json, statutes and their sections in English. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes } from 'mdast'
import { parse } from 'yaml'
import { glossary, lawNames, type Term } from '#words/facts'
import { isLocale, locales } from '#words/interface'
import { messagesFor } from '#words/messages'
import { contentFiles, localeOf, root } from './files.ts'
import { attributesOf, everyNode, readTree } from './mdx-tree.ts'
import { at, type Finding, type Piece } from './piece.ts'
import { byLanguage } from './spelling.ts'

/** What visitors call a thing, or a source calls itself, and the glossary, which names the words to avoid. */
const isLeftOut = ({ file, place }: Piece): boolean => file === 'content/facts/glossary.json' || /(?:^|\.)(?:keywords|sources)(?:\.|$)/.test(place)

/** What may be behind a word and is still it: „Zeitwortes“, “time words”. */
const endings = { de: '(?:e?s|e[nmr]?|n)?', en: '(?:e?s)?' } as const

interface Rejected {
  /** How the words begin, in small letters: most texts hold none of them, and a search for that is fast. */
  readonly starts: readonly string[]
  readonly pattern: RegExp
  readonly say: (found: string) => string
  readonly naming: boolean
}

/** The words that a language must not use for a term, as patterns: whole words in any case, with whatever spaces between them. */
function rejectedOf(term: Term, locale: 'de' | 'en'): Rejected[] {
  return term.not[locale].map(({ avoid, why, naming = false }) => {
    const words = avoid.map((word) => word.replaceAll('.', '\\.').replaceAll(' ', '\\s+')).join('|')
    return {
      naming,
      starts: avoid.map((word) => word.toLowerCase().split(' ', 1)[0] ?? ''),
      pattern: new RegExp(`(?<!\\p{L})(?:${words})${endings[locale]}(?!\\p{L})`, 'giu'),
      say: (found) => `${found}: write ${term[locale]}. ${why}`,
    }
  })
}

function findingsOf(piece: Piece, text: string, rejected: readonly Rejected[]): Finding[] {
  const small = text.toLowerCase()
  return rejected
    .filter(({ starts }) => starts.some((start) => small.includes(start)))
    .flatMap(({ pattern, say }) => [...text.matchAll(pattern)].map(([found]) => at(piece, say(found.replace(/\s+/g, ' ')))))
}

const anywhere = Object.fromEntries(
  locales.map(({ code }) => [code, glossary.flatMap((term) => rejectedOf(term, code).filter(({ naming }) => !naming))]),
)

/** Words that stand for a term and must not, each with the term and why. */
export function misnamed(piece: Piece): Finding[] {
  if (isLeftOut(piece)) return []
  return byLanguage(piece).flatMap(({ text, locale }) => findingsOf(piece, text, anywhere[locale] ?? []))
}

/** A piece that is the name of a page: its label, its entry in the navigation, the words of a link to it. */
export interface Naming extends Piece {
  /** German path. */
  readonly page: string
}

/** Names of pages that are those of something else. */
export function misnamedPages({ page, ...piece }: Naming): Finding[] {
  return glossary
    .filter((term) => term.page === page)
    .flatMap((term) =>
      findingsOf(
        piece,
        piece.text,
        rejectedOf(term, piece.locale).filter(({ naming }) => naming),
      ),
    )
}

const pageKey = (page: string) => page.slice(1).replaceAll('/', '-')

/** How the pages of the glossary are named in navigation and front matter, and by links in all texts. */
export function namings(): Naming[] {
  const pages = glossary.flatMap(({ page }) => page ?? [])
  const entries = locales.flatMap(({ code }) =>
    Object.entries(messagesFor(code)).flatMap(([key, text]) => {
      const page = pages.find((one) => key === `nav.${pageKey(one)}`)
      return page ? [{ file: `content/messages/${code}.json`, place: key, locale: code, text, page }] : []
    }),
  )
  return [...entries, ...contentFiles('.mdx').flatMap((file) => [...labelsIn(file, pages), ...linksIn(file, pages)])]
}

function labelsIn(file: string, pages: readonly string[]): Naming[] {
  const page = pages.find((one) => file.startsWith(`content/pages/${pageKey(one)}/`))
  const head = readTree(file).children[0]
  const meta: unknown = page && head?.type === 'yaml' ? parse(head.value) : undefined
  if (page === undefined || typeof meta !== 'object' || meta === null || !('label' in meta)) return []
  return [{ file, place: 'label', locale: localeOf(file), text: String(meta.label), page }]
}

function linksIn(file: string, pages: readonly string[]): Naming[] {
  const source = readFileSync(join(root, file), 'utf8')
  if (!pages.some((page) => source.includes(page))) return []
  return everyNode(readTree(file)).flatMap((node) => {
    const target = node.type === 'link' ? node.url : new Map(attributesOf(node)).get('to')
    const page = pages.find((one) => target?.split('#', 1)[0] === one)
    return page ? [{ file, place: `line ${node.position?.start.line ?? 0}`, locale: localeOf(file), text: wordsIn(node), page }] : []
  })
}

const wordsIn = (node: Nodes): string =>
  everyNode(node)
    .flatMap((one) => (one.type === 'text' ? [one.value] : []))
    .join('')

/** „§ 109 Abs. 3“ in an English sentence. Sources are cited as one finds them. */
const germanSection = /§|\b(?:Abs|Nr|Buchst)\.\s\w|\bSatz\s\d/

/** Sections that an English text names as a German one would. */
export function germanSections(piece: Piece): Finding[] {
  if (isLeftOut(piece)) return []
  const english = byLanguage(piece).filter(({ locale, text }) => locale === 'en' && germanSection.test(text))
  return english.map(({ text }) =>
    at(piece, `write section 109(3) GewO, sections 195 and 199 BGB: ${text.slice(text.search(germanSection)).slice(0, 40)}`),
  )
}

const kinds = /\b(?:Act|Code|Ordinance|Regulation|Book)\b/

/** English names of statutes, beside the abbreviation, that are not those of content/facts/law.json. */
export function misnamedStatutes(piece: Piece): Finding[] {
  if (piece.locale !== 'en') return []
  const text = piece.text.replace(/\s/g, ' ')
  const named = lawNames.filter(({ short }) => text.includes(short.en))
  return named.flatMap(({ short, name }) => {
    const behind = [...text.matchAll(new RegExp(`\\b${short.en}(?: \\(|, )(?:the |German )*(\\p{Lu}[\\p{L}, -]*)`, 'gu'))].map(
      ([, found = '']) => found,
    )
    const before = [...text.matchAll(new RegExp(`((?:(?:\\p{Lu}[\\p{L}-]*|of|on|and|for|the|in|against|without|a) )+)\\(${short.en}\\)`, 'gu'))]
    const wrong = [
      ...behind.filter((found) => kinds.test(found) && !found.startsWith(name.en)),
      ...before.map(([, found = '']) => found.trim()).filter((found) => kinds.test(found) && !found.endsWith(name.en)),
    ]
    return wrong.map((found) => at(piece, `${short.en} is the ${name.en}, not: ${found}`))
  })
}

/** Where the engines keep the words that they say. */
const lexicons = ['zeugnis/lexicon', 'talent/lexicon', 'contract-check/lexicon']

/** What the engines say, as it stands in their lexicons: `de: '…'` and `en: '…'`. */
export function enginePieces(): Piece[] {
  const files = lexicons.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).flatMap(saidIn)
}

function saidIn(file: string): Piece[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    [...line.matchAll(/\b(de|en): '([^']+)'/g)].flatMap(([, locale = '', text = '']) =>
      isLocale(locale) ? [{ file, place: `line ${index + 1}`, locale, text }] : [],
    ),
  )
}
