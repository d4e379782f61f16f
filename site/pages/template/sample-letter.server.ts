import type { FrontMatter } from '#words'
import type { Locale } from '#words/interface'
import { type Address, findRole, type Grade, generate, grades, type Letter, type LetterPart, type LetterSentence, type ZeugnisSpec } from '#zeugnis'
import { roleTemplates } from '../../route-table/role-templates.server.ts'
import { type SamplePerson, samplePeople } from './sample-people.ts'

/** Whose letter a page shows; person and firm are invented. */
export interface Sample {
  readonly role: string
  readonly kind: 'qualifiziert' | 'zwischen'
  readonly locale: Locale
  readonly words: FrontMatter<'vorlagen'>['sample']
}

export const addresses = ['frau', 'herr', 'name'] as const satisfies readonly Address[]

/** One text for each form of address, in the order of `addresses`; a single one where they do not differ. */
export type Wording = readonly string[]

/** The topic of a sentence without a grade, such as a line for questions. */
export const UNGRADED = 'text'

interface SampleSentence {
  readonly wording: Wording
  /** `UNGRADED` of what states and does not judge. */
  readonly topic: string
}

/** Paragraphs whose wording depends on the grade. */
const gradedParts = ['leistung', 'fuehrung', 'gesamtbeurteilung', 'sozialverhalten', 'schluss'] as const

export type GradedPart = (typeof gradedParts)[number]

export interface GradedVersion {
  readonly grade: Grade
  readonly paragraphs: readonly { readonly part: GradedPart; readonly sentences: readonly SampleSentence[] }[]
}

/** A letter in five grades and three forms of address: what they share is said once. */
export interface SampleLetter {
  readonly locale: Locale
  readonly employer: string
  readonly city: string
  readonly heading: string
  /** English letters speak to their readers, German ones do not. */
  readonly salutation?: string
  readonly opening: Wording
  readonly about: string
  readonly taskLine: string
  readonly tasks: readonly string[]
  /** What somebody knows and has taken part in; German letters tell it where they judge. */
  readonly facts: readonly Wording[]
  readonly versions: readonly GradedVersion[]
  readonly placeAndDate: string
  readonly isDatedFirst: boolean
  /** How English letters take their leave. */
  readonly signOff: readonly string[]
  readonly signers: readonly string[]
}

/** The interim reference is of somebody who stays: the last day of work is that of another page. */
const INTERIM_DAY = '2025-06-30'

/** Written once: a page shows its letter, and what its topic is called in the five grades, in English beside the German. */
const written = new Map<string, SampleLetter>()

/** Throws for a role that the lexicon does not know. */
export function writeSample(sample: Sample): SampleLetter {
  const key = JSON.stringify(sample)
  const letter = written.get(key) ?? compose(sample)
  written.set(key, letter)
  return letter
}

function compose(sample: Sample): SampleLetter {
  const [first, ...others] = addresses.map((address) => writeLetter(sample, { address, grade: 1 }))
  if (!first) throw new RangeError('No form of address')
  const texts = (part: LetterPart['part']) => textsOf(first, part)
  const [taskLine = '', ...tasks] = texts('aufgaben')
  const [salutation] = texts('anrede')
  return {
    locale: sample.locale,
    employer: texts('briefkopf').join(' '),
    city: sample.words.city,
    heading: texts('ueberschrift').join(' '),
    ...(salutation !== undefined && { salutation }),
    opening: wordingOf([first, ...others].map((letter) => textsOf(letter, 'einleitung').join(' '))),
    about: texts('unternehmen').join(' '),
    taskLine,
    tasks,
    facts: mergeSentences([first, ...others].map((letter) => sentencesIn(letter, 'kenntnisse'))).map(({ wording }) => wording),
    versions: grades.map((grade) => writeVersion(sample, grade)),
    placeAndDate: texts('ortDatum').join(' '),
    isDatedFirst: first.parts[1]?.part === 'ortDatum',
    signOff: texts('zeichnung'),
    signers: texts('unterschrift'),
  }
}

/** The sentence on one topic, in every grade: a group of the phrase base, or what counts in an occupation (`koch-in.1`). */
export function sentencesOn(letter: SampleLetter, topic: string): { readonly grade: Grade; readonly text: string }[] {
  return letter.versions.map(({ grade, paragraphs }) => {
    const sentence = paragraphs.flatMap(({ sentences }) => sentences).find((one) => one.topic === topic)
    return { grade, text: sentence?.wording[0] ?? '' }
  })
}

interface Choice {
  readonly address: Address
  readonly grade: Grade
}

/** The first sentence of a letter that judges what counts in its occupation; of a letter without one the first that judges. */
export function ownJudgement(letter: Letter): string {
  const judging = gradedParts.flatMap((part) => sentencesIn(letter, part)).filter((sentence) => topicOf(sentence) !== UNGRADED)
  return (judging.find((sentence) => topicOf(sentence).includes('.')) ?? judging[0])?.text ?? ''
}

/** One whole letter. */
export function writeLetter(sample: Sample, choice: Choice): Letter {
  const { spec, seed } = describeSample(sample, choice)
  return generate(spec, seed)
}

/** From here on no two of the letters share half of their words. */
const FIRST_SEED = 153

/** What a letter is made from. The seed is the role's place: all grades of a role have wordings of the same pattern. */
export function describeSample({ role, kind, locale, words }: Sample, { address, grade }: Choice): { spec: ZeugnisSpec; seed: number } {
  const { thirdParties, titles } = findRole(role)
  const { lastName, firstNames, from, to } = samplePersonOf(role)
  return {
    spec: {
      kind,
      language: locale,
      person: { address, firstName: firstNames[address], lastName },
      employer: { name: words.employer, city: words.city, description: words.about },
      job: { title: titles[locale][address], role },
      from,
      ...(kind === 'qualifiziert' && { to }),
      issued: kind === 'zwischen' ? INTERIM_DAY : to,
      tasks: words.tasks,
      overall: grade,
      leads: role === 'fuehrungskraft',
      meetsThirdParties: thirdParties !== '',
      trained: words.ofPerson.courses !== undefined,
      ...(kind === 'qualifiziert' && { reason: 'eigenerWunsch' }),
      occasion: 'fuehrungswechsel',
      ofPerson: factsAt(grade, words.ofPerson),
      signers: [words.signer],
    },
    seed: FIRST_SEED + roleTemplates.findIndex((one) => one.role.toLowerCase() === role),
  }
}

/** What somebody achieved does not go with a letter that finds little to praise. */
function factsAt(grade: Grade, { achievements, ...facts }: Sample['words']['ofPerson']) {
  return { ...facts, ...(grade <= 3 && achievements !== undefined && { achievements }) }
}

/** Throws for a role without one. */
function samplePersonOf(role: string): SamplePerson {
  const person = samplePeople[role]
  if (!person) throw new RangeError(`No sample person of ${role}`)
  return person
}

function writeVersion(sample: Sample, grade: Grade): GradedVersion {
  const letters = addresses.map((address) => writeLetter(sample, { address, grade }))
  const paragraphs = gradedParts.map((part) => ({ part, sentences: mergeSentences(letters.map((letter) => sentencesIn(letter, part))) }))
  return { grade, paragraphs: paragraphs.filter(({ sentences }) => sentences.length > 0) }
}

function mergeSentences([first = [], ...others]: readonly (readonly LetterSentence[])[]): SampleSentence[] {
  return first.map((sentence, place) => ({
    wording: wordingOf([sentence.text, ...others.map((sentences) => sentences[place]?.text ?? '')]),
    topic: topicOf(sentence),
  }))
}

function wordingOf(texts: readonly string[]): Wording {
  return new Set(texts).size === 1 ? texts.slice(0, 1) : texts
}

function sentencesIn(letter: Letter, part: LetterPart['part']): readonly LetterSentence[] {
  return letter.parts.find((one) => one.part === part)?.sentences ?? []
}

function textsOf(letter: Letter, part: LetterPart['part']): string[] {
  return sentencesIn(letter, part).map(({ text }) => text)
}

/** „arbeitsweise“ of the phrases `arbeitsweise.2.1` and `en.arbeitsweise.2.1`; „koch-in.1“ of what counts in an occupation, `koch-in.1.2`. */
function topicOf({ phraseId = UNGRADED }: LetterSentence): string {
  const [first = '', second = ''] = phraseId.replace(/^en\./, '').split('.')
  return roleTemplates.some(({ role }) => role.toLowerCase() === first) ? `${first}.${second}` : first
}
