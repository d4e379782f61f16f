import { introducing, nameParticles } from '../sentence/names.ts'
import type { Normalised } from './normalise.ts'

const SAMPLE = 20_000
const titles = String.raw`(?:(?:Dr|Prof|Dipl|Ing)\.?(?:-Ing\.)?[ -]{0,2}){0,3}`
const capital = String.raw`(?!(?:Dr|Prof|Dipl|Ing)(?!\p{L}))\p{Lu}[\p{L}'’-]+`
/** „Herr der Lage“ is nobody's name. What stands before is looked at from capitals only, or blanks would be read again from each of them. */
const addressed = new RegExp(
  String.raw`(?=\p{Lu})(?<=(?<!\p{L})(?:Herrn?|Frau)\s(?!der\s)${titles}${nameParticles}{0,2})${capital}(?:\s${nameParticles}{0,2}${capital})?`,
  'gu',
)
/** The name in an introduction without a form of address: „Kim Immer war vom …“, „Seit 2019 ist Kim Immer als …“, but not „Ihr Engagement war von …“. */
const opening = new RegExp(
  String.raw`(?<=\n|^|\d (?:war|ist) )${titles}((?!Ihre?|Seine?|Unsere?|Herrn?|Frau)${capital}(?:\s${nameParticles}{0,2}${capital}){1,3})(?=\s(?:${introducing})\s(?:vom|seit|ab|am|als|bei|zum|in der Zeit)\s|\sals\s|,\sgeboren)`,
  'u',
)

/**
 * Names that are words, as Immer, Mühe or Sehr, must mean nothing where somebody is called so: the vowels of what follows Herr
 * and Frau become x. Every unit keeps its place, and different names stay different. Elsewhere „immer“ is a word.
 */
export function maskAddressed(normalised: Normalised): Normalised {
  const { text } = normalised
  const family = new Set([...text.slice(0, SAMPLE).matchAll(addressed)].map(([name]) => name.split(' ')[0] ?? ''))
  return { ...normalised, text: text.replaceAll(addressed, (name) => maskParts(name, family)) }
}

/** The same for a letter, whose introduction says what somebody is called who is neither Herr nor Frau. */
export function maskNames(normalised: Normalised): Normalised {
  const masked = maskAddressed(normalised)
  const full = opening.exec(masked.text.slice(0, SAMPLE))?.[1]
  return full ? { ...masked, text: withoutFamily(masked.text.replaceAll(full, maskFull(full)), full) } : masked
}

/** Behind „als“ or an article a last name is a word, as Koch is. */
const wordBefore = /(?:\p{L}|(?<!\p{L})(?:als|zu[mr]|de[rmns]|die|das|einen?) )$/u
const LONGEST_BEFORE = 8

/** The last name further on, also at the head of a sentence: „Petersen arbeitete …“, „De Vries zeigte …“. */
function withoutFamily(text: string, full: string): string {
  const words = full.split(' ')
  const particle = words.findIndex((word, at) => at > 0 && isParticle(word))
  const family = words.slice(particle < 0 ? -1 : particle).join(' ')
  const atHead = family.charAt(0).toUpperCase() + family.slice(1)
  return [...new Set([family, atHead])].reduce((all, name) => {
    const pieces = all.split(name)
    const isWord = (at: number) => wordBefore.test(pieces[at - 1]?.slice(-LONGEST_BEFORE) ?? '') || /^\p{L}/u.test(pieces[at] ?? '')
    return pieces.map((piece, at) => (at === 0 ? piece : `${isWord(at) ? name : maskFull(name)}${piece}`)).join('')
  }, text)
}

/** Of „Frau Muster Aufgaben“ the first word is a name; the second is one where it follows Herr or Frau elsewhere. */
function maskParts(name: string, family: ReadonlySet<string>): string {
  return name
    .split(' ')
    .map((word, index) => (index === 0 || family.has(word) ? mask(word) : word))
    .join(' ')
}

const isParticle = (word: string) => word.charAt(0) === word.charAt(0).toLowerCase()

/** „Kim de Vries“ without Herr or Frau: the particle becomes part of the name, or it would be a word of the sentence. */
function maskFull(name: string): string {
  const words = name.split(' ')
  const joined = words.map((word, at) => {
    const before = words[at - 1]
    const isFirst = before === undefined || !isParticle(before)
    return `${isParticle(word) && isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word}${isParticle(word) ? '-' : ' '}`
  })
  return mask(joined.join('').trimEnd())
}

function mask(name: string): string {
  return name.replaceAll(/[aeiouy'’]/g, 'x').replaceAll(/(?<!\p{L})[AEIOUY]/gu, 'X')
}
