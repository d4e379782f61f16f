import type { Frame } from '../model/frames.ts'
import type { LetterPart, LetterSentence, Part } from '../model/letter.ts'
import { isJudged, type OfPerson, ofPersonNames, type ZeugnisSpec } from '../model/spec.ts'
import type { LetterLanguage, Place } from './letter-language.ts'

/** Stands for what was typed until the sentence is written: braces in it are no tokens. */
const TYPED = '\ue000'

const FACTS: Part = 'kenntnisse'

/** The parts with the sentences about this person alone (BAG 27.04.2021, 9 AZR 262/20), each where it belongs. */
export function withPerson(parts: readonly LetterPart[], spec: ZeugnisSpec, language: LetterLanguage): LetterPart[] {
  return ofPersonNames.reduce(
    (all, name) => {
      const typed = typedFor(name, spec)
      return typed ? inserted(all, language.ofPerson[name], typed, (place) => sentenceAround(name, typed, spec, language, place)) : all
    },
    [...parts],
  )
}

/** How many sentences that name the person stand before the assessing ones of a part; behind them the pronoun is enough. */
export function namesBefore(part: Part, spec: ZeugnisSpec, { ofPerson }: LetterLanguage): number {
  return ofPersonNames.some((name) => ofPerson[name].isFirst && ofPerson[name].part === part && typedFor(name, spec)) ? 1 : 0
}

function typedFor(name: keyof OfPerson, spec: ZeugnisSpec): string | undefined {
  return isFor(name, spec) ? inOneLine(spec.ofPerson?.[name] ?? '') : undefined
}

/** A list with a dash before each line is one with semicolons. */
function inOneLine(typed: string): string {
  return typed
    .split('\n')
    .map((line) => line.trim().replace(/^[-–•*] +/u, ''))
    .filter(Boolean)
    .join('; ')
}

/** Whether this belongs in a letter of this description: a pay group in one of public service, school and examination in one of training, no result in a simple one. */
export function isFor(name: keyof OfPerson, spec: Pick<ZeugnisSpec, 'kind' | 'simple' | 'leads' | 'publicService'>): boolean {
  const { kind, leads = false, publicService } = spec
  switch (name) {
    case 'payGroup':
      return publicService !== undefined
    case 'school':
    case 'exam':
      return kind === 'ausbildung'
    case 'achievements':
      return isJudged(spec)
    case 'led':
      return leads
    case 'farewell':
      return kind !== 'vorlaeufig'
    default:
      return true
  }
}

/** A whole sentence of its own, which needs none around it: „Sie hatte Prokura.“ */
const sentence = /^(?:[Ee]r|[Ss]ie|Herr|Frau|[Hh]e|[Ss]he|[Tt]hey|M[rs]) /

/** The sentence around what was typed, as it stands in the letter: `first` in its paragraph it names the person. */
export function sentenceAround(name: keyof OfPerson, typed: string, spec: ZeugnisSpec, language: LetterLanguage, place: Place = 'first'): string {
  const frame = language.ofPerson[name]
  const around = (template: string, at: Place) => language.render(template.replace(/\{(?:text|bare)\}/, TYPED), spec, at)
  const entry = sentence.test(typed.trim()) ? typed.trim() : language.entry(name, typed.trim(), spec)
  const without = (template: string) => places.reduce((text, at) => withoutFrame(text, around(template, at)), entry)
  const isWhole = without(frame.template) === entry
  if (isWhole && sentence.test(entry)) return withStop(capitalised(entry))
  const template = isWhole ? templateFor(frame, entry) : frame.template
  const text = template === '{text}' ? capitalised(without(template)) : inFrame(language.insideSentence(without(template), frame.isList), template)
  return around(template, place).replace(TYPED, () => (template.endsWith('.') ? text.replace(/[.!?]$/, '') : withStop(text)))
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Behind a colon a noun stands without its article, whose case is not known: „den Umbau“, „der Umstellung“. */
const articled = /^(?:de[rmn]|die|das|ein(?:e[mnr]?)?) (?=\p{Lu})/u

const inFrame = (text: string, template: string) => (template.includes('{bare}') ? text.replace(articled, '') : text)

/** With a full stop, where nothing else ends it; a single word is no sentence. */
const withStop = (text: string) => (text.includes(' ') && !/[.!?]$/.test(text) ? `${text}.` : text)

const places = ['first', 'following'] as const

function templateFor({ template, otherwise }: Pick<Frame, 'template' | 'otherwise'>, typed: string): string {
  return otherwise && !otherwise.fits.test(typed) ? templateFor(otherwise, typed) : template
}

/** Who has typed the beginning of the sentence as well, or its last word before the gap, does not get it twice. */
function withoutFrame(typed: string, sentence: string): string {
  const [before = ''] = sentence.split(TYPED)
  const last = before.trim().replace(/:$/, '').split(' ').at(-1) ?? ''
  const doubled = [before.trim(), last].find((start) => start && typed.toLowerCase().startsWith(`${start.toLowerCase()} `))
  return doubled ? typed.slice(doubled.length).trimStart() : typed
}

/** What no part is there for, stands behind the introduction; facts have a paragraph of their own behind the duties. */
function inserted(parts: readonly LetterPart[], { part, ...frame }: Frame, typed: string, textAt: (place: Place) => string): LetterPart[] {
  const isThere = parts.some((one) => one.part === part)
  if (part === FACTS && !isThere)
    return parts.flatMap((one) => (one.part === 'aufgaben' ? [one, { part, sentences: [{ text: textAt('first') }] }] : one))
  const name = isThere ? part : 'einleitung'
  const insert = frame.goesInto?.test(typed) ? withinSentence : withSentence
  return parts.map((one) => (one.part === name ? { ...one, sentences: insert(one.sentences, frame, textAt) } : one))
}

/** Behind the first of the sentences that one wording has. */
function withinSentence(sentences: readonly LetterSentence[], { behind }: Placing, textAt: (place: Place) => string): LetterSentence[] {
  return sentences.map((sentence) =>
    sentence.dimension === behind
      ? { ...sentence, text: sentence.text.replace(/(?<=[\p{Ll}\d]\.)(?= |$)/u, () => ` ${textAt('following')}`) }
      : sentence,
  )
}

function withSentence(sentences: readonly LetterSentence[], frame: Placing, textAt: (place: Place) => string): LetterSentence[] {
  const at = placeOf(sentences, frame)
  return [...sentences.slice(0, at), { text: textAt(at === 0 ? 'first' : 'following') }, ...sentences.slice(at)]
}

type Placing = Pick<Frame, 'behind' | 'isFirst' | 'goesInto'>

function placeOf(sentences: readonly LetterSentence[], { behind, isFirst }: Placing): number {
  const judged = sentences.findIndex(({ grade }) => grade !== undefined)
  if (isFirst && judged >= 0) return judged
  const last = behind === undefined ? -1 : sentences.findLastIndex(({ dimension }) => dimension === behind)
  return last < 0 ? sentences.length : last + 1
}
