import type { Nodes } from 'mdast'
import { parse } from 'yaml'
import type { Locale } from '#words/interface'
import { dataPieces } from './data-pieces.ts'
import { localeOf } from './files.ts'
import { attributesOf, childrenOf, readTree } from './mdx-tree.ts'
import { nothing, type Piece } from './piece.ts'

/** Attributes of components that readers read; the others name, order or measure. */
const readAttributes = [
  ...['title', 'heading', 'label', 'lead', 'note', 'source', 'subject', 'result', 'text', 'points', 'comment', 'link', 'legend', 'footnote'],
  ...['first', 'second', 'more', 'says', 'means', 'meaning', 'value', 'fields', 'code', 'sender'],
]

const blocks = ['heading', 'tableCell']

/** Inside of these, the text is German in both languages. */
const germanComponents = ['Quote', 'De', 'Phrase', 'Line', 'Sentence', 'ReadSentence', 'ReadAlone']

/** Fields of the front matter that are names, keys or numbers. */
const keyFields = ['topic', 'related', 'norm', 'number', 'date', 'published', 'revised', 'featured', 'court', 'grade']

/** What stands in an MDX file to be read: its front matter by field, its text by block. */
export function mdxPieces(file: string): Piece[] {
  const tree = readTree(file)
  const [head] = tree.children
  const meta: unknown = head?.type === 'yaml' ? parse(head.value) : undefined
  return [...dataPieces(file, meta, { locale: localeOf(file), without: keyFields }).map(germanExample), ...piecesIn(file, tree, localeOf(file))]
}

/** The sentence of an example stands in German in both languages. */
const germanExample = (piece: Piece): Piece => (/^examples\.\d+\.sentence$/.test(piece.place) ? { ...piece, locale: 'de' } : piece)

function piecesIn(file: string, node: Nodes, around: Locale): Piece[] {
  const place = `line ${node.position?.start.line ?? 0}`
  const attributes = attributesOf(node)
    .filter(([name]) => readAttributes.includes(name))
    .map(([, text]) => ({ file, place, locale: around, text }))
  const locale = isGerman(node) ? 'de' : around
  if (isBlock(node)) return [...attributes, { file, place, locale, text: textIn(node).trim() }]
  return [...attributes, ...childrenOf(node).flatMap((child) => piecesIn(file, child, locale))]
}

/** A component alone on its line stands inside of a paragraph, and is the block itself when it holds words. */
function isBlock(node: Nodes): boolean {
  if (node.type === 'paragraph') return !node.children.every((child) => isComponent(child) || isBlank(child))
  return blocks.includes(node.type) || (node.type === 'mdxJsxTextElement' && node.children.some((child) => child.type === 'text' && !isBlank(child)))
}

const isComponent = (node: Nodes) => node.type === 'mdxJsxTextElement'
const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === ''

function isGerman(node: Nodes): boolean {
  return (
    ('name' in node && germanComponents.includes(node.name ?? '')) || attributesOf(node).some(([name, value]) => name === 'lang' && value === 'de')
  )
}

/** The text of a block as it will be read. */
function textIn(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ')
  if (node.type === 'footnoteReference') return ''
  if (!('children' in node)) return nothing
  const inside = childrenOf(node).map(textIn).join('')
  if (node.type !== 'mdxJsxTextElement') return inside
  if (node.name === 'De' || node.name === 'Phrase') return `„${inside}“`
  if (node.name === 'En') return `“${inside}”`
  return inside || nothing
}
