import { Parser } from 'htmlparser2'
import { parseBoolean } from '../cast.ts'

/** A `fields` parameter that cannot be followed; the answer to it is 400 (contract 1.4). */
export class FieldsError extends Error {
  override readonly name = 'FieldsError'
}

export type TextModifier = (text: string) => string

/** Elements that hold no prose (contract 1.4). */
const droppedElements = new Set(
  'head style script iframe embed applet object svg img picture dialog template button form textarea input select option'.split(' '),
)
/** Deeper, nothing is read: no prose stands there, and the parser's time would grow with the square of the depth. Go's HTML parser has this limit as well. */
const MOST_LEVELS = 512
/** Elements within a line: words on both sides of their tags may be one word. */
const inlineElements = new Set('a abbr acronym b bdo big br cite code em i label q small span strong strike sub sup time'.split(' '))

/** `excerpt(max, withEllipsis?)`: the first characters of the text in some HTML. */
export function excerptModifier(words: readonly string[]): TextModifier {
  const [max = '', ellipsis = ''] = words
  if (words.length === 0 || words.length > 2) throw new FieldsError('excerpt expects (max, withEllipsis?)')
  if (!/^\+?\d+$/.test(max) || Number(max) === 0) throw new FieldsError('the max argument of excerpt must be > 0')
  const end = parseBoolean(ellipsis) ? '...' : ''
  return (html) => cut(plainText(html), Number(max), end)
}

function cut(text: string, max: number, end: string): string {
  const characters = [...text]
  return characters.length > max ? characters.slice(0, max).join('').trim() + end : text
}

function plainText(html: string): string {
  let text = ''
  let dropped = 0
  let levels = 0
  const write = (more: string) => {
    if (dropped === 0) text += more
  }
  const around = (name: string) => write(inlineElements.has(name) ? '' : ' ')
  const parser = new Parser({
    onopentagname(name) {
      levels++
      if (levels > MOST_LEVELS) parser.pause()
      if (droppedElements.has(name)) dropped++
      else around(name)
    },
    ontext: write,
    onclosetag(name) {
      levels--
      if (droppedElements.has(name)) dropped--
      else around(name)
    },
  })
  parser.end(html)
  return text.replace(/\s+/g, ' ').trim()
}
