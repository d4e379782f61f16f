import { findRoleFacts } from '../lexicon/roles/facts.ts'
import { dimensionOf, type GradedTopic, type PhraseGroup, performanceTopics } from '../model/dimension.ts'
import type { Letter, LetterPart, LetterSentence, Part } from '../model/letter.ts'
import type { Phrase } from '../model/phrase.ts'
import type { ZeugnisSpec } from '../model/spec.ts'
import { checkSpec, gradeOf, warningsFor } from './check-spec.ts'
import { yearsBetween } from './dates.ts'
import type { LetterLanguage } from './letter-language.ts'
import { plainText } from './plain-text.ts'
import { choose } from './seed.ts'

/** Every third sentence names the person again. */
const NAME_EVERY = 3

/**
 * Writes a reference from its description. Pure: the same description and seed give the same letter.
 * @param language its phrases and grammar; a page loads only the one it needs
 * @param spec what is to be certified; grades run from 1 to 5
 * @param seed chooses between wordings of the same grade
 * @param chosen ids of phrases that shall stand where their group and grade are asked for
 * @throws {SpecError} when no truthful letter can be made of it
 */
export function generateIn(language: LetterLanguage, spec: ZeugnisSpec, seed: number, chosen: readonly string[] = []): Letter {
  checkSpec(spec)
  const parts = compose(spec, seed, withChosen(fitting(language, spec), chosen))
  return { kind: spec.kind, language: spec.language, parts, warnings: warningsFor(spec), plainText: plainText(parts) }
}

/**
 * The other wordings of one sentence, in the order of the phrase base.
 * @param phraseId the phrase that stands there now; a `RangeError` for one that the base does not hold
 */
export function otherWordingsIn(language: LetterLanguage, spec: ZeugnisSpec, phraseId: string): LetterSentence[] {
  const all = Object.values(fitting(language, spec).phrases).flat()
  const present = all.find((phrase) => phrase.id === phraseId)
  if (!present) throw new RangeError(`No phrase: ${phraseId}`)
  return all
    .filter((phrase) => phrase !== present && phrase.group === present.group && phrase.grade === present.grade)
    .map((phrase) => sentenceOf(phrase, language.render(phrase.template, spec, 'first')))
}

/** The phrases that are true for this length of employment. */
function fitting(language: LetterLanguage, { from, to, issued }: ZeugnisSpec): LetterLanguage {
  const years = yearsBetween(from, to ?? issued)
  const phrases = { ...language.phrases }
  for (const { id, group, fromYears = 0 } of Object.values(language.phrases).flat())
    if (years < fromYears) phrases[group] = phrases[group].filter((phrase) => phrase.id !== id)
  return { ...language, phrases }
}

/** The phrases with the chosen ones alone in their group and grade. */
function withChosen(language: LetterLanguage, chosen: readonly string[]): LetterLanguage {
  if (chosen.length === 0) return language
  const phrases = { ...language.phrases }
  for (const phrase of Object.values(language.phrases).flat())
    if (chosen.includes(phrase.id))
      phrases[phrase.group] = phrases[phrase.group].filter(({ id, grade }) => id === phrase.id || grade !== phrase.grade)
  return { ...language, phrases }
}

function compose(spec: ZeugnisSpec, seed: number, language: LetterLanguage): LetterPart[] {
  const graded = spec.kind === 'einfach' ? [] : assessment(spec, seed, language)
  return [
    part('briefkopf', [spec.employer.name]),
    part('ueberschrift', [language.heading(spec.kind)]),
    part('einleitung', [language.opening(spec)]),
    ...(spec.employer.description ? [part('unternehmen', [spec.employer.description])] : []),
    part('aufgaben', [language.taskLine(spec), ...spec.tasks.map((task) => task.trim()).filter(Boolean)]),
    ...graded,
    ...(spec.kind === 'vorlaeufig' ? [] : [{ part: 'schluss' as const, sentences: [closing(spec, seed, language)] }]),
    part('ortDatum', [language.placeAndDate(spec)]),
    part(
      'unterschrift',
      spec.signers.map(({ name, position }) => `${name}, ${position}`),
    ),
  ]
}

function part(name: Part, texts: readonly string[]): LetterPart {
  return { part: name, sentences: texts.map((text) => ({ text })) }
}

function assessment(spec: ZeugnisSpec, seed: number, language: LetterLanguage): LetterPart[] {
  const write = (topic: Exclude<GradedTopic, 'schluss'> | 'gesamtbeurteilung', index: number) => {
    const grade = topic === 'gesamtbeurteilung' ? spec.overall : gradeOf(spec, topic)
    return writeAs(spec, language, pick(language, topic, grade, seed), index)
  }
  const trust = spec.job.role !== undefined && findRoleFacts(spec.job.role)?.needsTrust ? trustSentence(spec, seed, language) : []
  return [
    { part: 'leistung', sentences: performanceTopics.filter((topic) => topic !== 'weiterbildung' || spec.trained).map(write) },
    ...(spec.leads ? [{ part: 'fuehrung' as const, sentences: [write('fuehrung', 0)] }] : []),
    { part: 'gesamtbeurteilung', sentences: [write('gesamtbeurteilung', 0)] },
    { part: 'sozialverhalten', sentences: [...conduct(spec, seed, language), ...trust] },
  ]
}

function writeAs(spec: ZeugnisSpec, language: LetterLanguage, phrase: Phrase, index: number): LetterSentence {
  return sentenceOf(phrase, language.render(phrase.template, spec, index % NAME_EVERY === 0 ? 'first' : 'following'))
}

/** Conduct within the firm and towards third parties: two sentences that do not begin alike. */
function conduct(spec: ZeugnisSpec, seed: number, language: LetterLanguage): LetterSentence[] {
  const within = pick(language, 'sozialIntern', gradeOf(spec, 'sozialIntern'), seed)
  if (!spec.meetsThirdParties) return [writeAs(spec, language, within, 0)]
  const others = language.phrases.sozialExtern.filter(({ template }) => openingOf(template) !== openingOf(within.template))
  const grade = gradeOf(spec, 'sozialExtern')
  const unlike = others.some((phrase) => phrase.grade === grade) ? { phrases: { ...language.phrases, sozialExtern: others } } : language
  const outward = pick(unlike, 'sozialExtern', grade, seed)
  return [writeAs(spec, language, within, 0), writeAs(spec, language, outward, 1)]
}

/** The first two words of a wording, by which a reader notices that sentences are alike. */
function openingOf(template: string): string {
  return template.split(' ').slice(0, 2).join(' ')
}

/** Honesty of those who handle cash, keys or personal data: unmentioned it reads as suspicion (ArbG Berlin 14.12.2012, 28 Ca 16143/12). */
function trustSentence(spec: ZeugnisSpec, seed: number, language: LetterLanguage): LetterSentence[] {
  const grade = gradeOf(spec, 'sozialIntern')
  if (grade === 5) return []
  const phrase = pick(language, 'vertrauen', grade, seed)
  return [sentenceOf(phrase, language.render(phrase.template, spec, 'following'))]
}

function closing(spec: ZeugnisSpec, seed: number, language: LetterLanguage): LetterSentence {
  const grade = gradeOf(spec, 'schluss')
  const group = spec.kind === 'zwischen' ? 'schlussZwischen' : 'schlussEnde'
  const leaving = group === 'schlussEnde' ? language.leaving(spec, grade) : undefined
  if (leaving) return { text: leaving, dimension: 'schlussformel', grade }
  const phrase = pick(language, group, grade, seed)
  return sentenceOf(phrase, language.render(phrase.template, spec, 'first'))
}

function pick(language: Pick<LetterLanguage, 'phrases'>, group: PhraseGroup, grade: number, seed: number): Phrase {
  return choose(
    language.phrases[group].filter((phrase) => phrase.grade === grade),
    seed,
    group,
  )
}

function sentenceOf({ id, group, grade }: Phrase, text: string): LetterSentence {
  return { text, dimension: dimensionOf(group), grade, phraseId: id }
}
