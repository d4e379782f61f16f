import type { Passage } from '#language'
import type { Field } from '../model/cv.ts'
import { fieldOf, type Piece, part } from '../text/piece.ts'

const local = /[\p{L}\p{N}._%+-]{1,64} ?$/u
const domain = /^ ?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u

/** Around every "@"; a scanner's spaces beside it are let pass. */
export function emailsIn(source: Passage, line: Piece): Field[] {
  const fields: Field[] = []
  for (let at = line.text.indexOf('@'); at >= 0; at = line.text.indexOf('@', at + 1)) {
    const before = local.exec(line.text.slice(Math.max(0, at - 65), at))?.[0] ?? ''
    const behind = domain.exec(line.text.slice(at + 1, at + 200))?.[0] ?? ''
    if (before.trim() === '' || behind === '') continue
    const field = fieldOf(source, part(line, at - before.length, at + 1 + behind.length), 'high')
    fields.push({ ...field, value: field.value.replaceAll(' ', ''), confidence: /^ | $/.test(behind) || before.endsWith(' ') ? 'medium' : 'high' })
  }
  return fields
}

const link =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/|www\.|(?:\p{L}{2}\.)?(?:linkedin\.com|xing\.com|github\.com|github\.io|gitlab\.com|behance\.net|orcid\.org|dribbble\.com)\/)[^\s,;|<>()]{1,200}/giu

export function linksIn(source: Passage, line: Piece): Field[] {
  return [...line.text.matchAll(link)].map(({ index, 0: found }) =>
    fieldOf(source, part(line, index, index + found.replace(/(?<![.:!?])[.:!?]+$/, '').length), 'high'),
  )
}

const label = /(?:tel|telefon|phone|telephone|mobil|mobile|handy|fon|rufnummer|cell)\.?[\s:]{0,20}$/iu
/** With a country, with a zero in front, or as it is written in America. */
const number = /(?<![\p{L}\p{N}@/.-])(?:\+\d|\(?[0O]\d|\(?\d{3}\)?[ .-]\d{3}[.-]\d{4})[\dOl()/ .–-]{0,26}/gu

/** Letters that scanners read for digits count. */
const digitsOf = (text: string) => text.replace(/[Oo]/g, '0').replace(/l/g, '1').replace(/\D/g, '')

const SHORTEST = 7
const LONGEST = 15
/** A date, or years from and to: no telephone. */
const dated = /^\d{1,2}[./]\d{1,2}[./]\d{2,4}|^\d{2}[./-]\d{4}(?!\d)|^\d{1,2}\/\d{2}(?!\d)/

export function phonesIn(source: Passage, line: Piece): Field[] {
  return [...line.text.matchAll(number)].flatMap(({ index, 0: found }) => {
    const text = found.split(/ {2,}| –/)[0]?.replace(/(?<![^\dOl])[^\dOl]+$/, '') ?? ''
    const { length } = digitsOf(text)
    if (length < SHORTEST || length > LONGEST || dated.test(text)) return []
    const isSure = text.startsWith('+') || label.test(line.text.slice(Math.max(0, index - 30), index))
    return [fieldOf(source, part(line, index, index + text.length), isSure ? 'high' : 'medium')]
  })
}

/** Whether the line says how to reach somebody. */
export const isContactLine = (source: Passage, line: Piece) =>
  line.text.includes('@') || phonesIn(source, line).length > 0 || linksIn(source, line).length > 0
