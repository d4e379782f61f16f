import { foldPattern } from '#language'
import { conductPatterns } from '../../lexicon/people-words.ts'
import { introducing, nameParticles } from '../sentence/names.ts'
import type { Sentence } from '../text/sentences.ts'

const SAMPLE = 20_000
const addressed = new RegExp(
  String.raw`(?<!\p{L})(?:Herrn?|Frau|Schwester|Bruder)\s+((?:(?:Dr|Prof|Dipl|Ing)\.[ -]?)*${nameParticles}{0,2}(?:\p{Lu}[\p{L}'’-]+\s*){1,4})`,
  'gu',
)
const opening = new RegExp(String.raw`(?:^|\d (?:war|ist) )(?:(?:Dr|Prof|Dipl|Ing)\.[ -]?)*((?:\p{Lu}[\p{L}-]+\s){2,4})(?=(?:${introducing}) )`, 'u')

/** Names of the person: behind Frau and Herr, or at the head of the introduction where no form of address is used. */
export function namesOf(text: string, introduction: Sentence | undefined): ReadonlySet<string> {
  const found = [...text.slice(0, SAMPLE).matchAll(addressed)].map((match) => match[1] ?? '')
  const plain = introduction ? (opening.exec(introduction.text)?.[1] ?? '') : ''
  return new Set([...found, plain].flatMap((name) => name.match(/\p{Lu}[\p{L}-]+/gu) ?? []).flatMap((name) => [name, ...name.split('-')]))
}

export type Circle = keyof typeof conductPatterns

const circles = (Object.keys(conductPatterns) as Circle[]).map((circle) => [circle, foldPattern(conductPatterns[circle])] as const)

/** Who is named in a folded sentence, in the order of the first mention of each. */
export function circlesIn(sentence: string): { readonly circle: Circle; readonly start: number; readonly end: number }[] {
  return circles
    .flatMap(([circle, pattern]) => {
      const match = pattern.exec(sentence)
      return match ? [{ circle, start: match.index, end: match.index + match[0].length }] : []
    })
    .sort((a, b) => a.start - b.start)
}
