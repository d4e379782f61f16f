import type { Letter, LetterPart, LetterSentence, Part } from '../model/letter.ts'
import { allTrainingWordings, isOfTraining, LEADING } from '../model/role-phrases.ts'
import { isJudged, type ZeugnisSpec } from '../model/spec.ts'
import { assessment, LEAVING, sentenceOf } from './assessment.ts'
import { checkSpec, warningsFor } from './check-spec.ts'
import { yearsBetween } from './dates.ts'
import type { LetterLanguage } from './letter-language.ts'
import { withPerson } from './of-person.ts'
import { plainText } from './plain-text.ts'

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
  const written = withPerson(compose(spec, seed, withChosen(fitting(language, spec), chosen)), spec, language)
  const parts = written.map((one) => ({
    ...one,
    sentences: one.sentences.map((sentence) => ({ ...sentence, text: language.typeset(sentence.text) })),
  }))
  return {
    kind: spec.kind,
    language: spec.language,
    parts,
    warnings: [...warningsFor(spec), ...language.warnings(spec)],
    plainText: plainText(parts),
  }
}

/**
 * The other wordings of one sentence, in the order of the phrase base.
 * @param phraseId the phrase that stands there now; a `RangeError` for one that the base does not hold
 */
export function otherWordingsIn(language: LetterLanguage, spec: ZeugnisSpec, phraseId: string): LetterSentence[] {
  const all = isOfTraining(phraseId) ? allTrainingWordings(language.ofTraining, spec.language) : Object.values(fitting(language, spec).phrases).flat()
  const present = all.find((phrase) => phrase.id === phraseId)
  // What counts in an occupation, and how training ended, is said in one way for each grade.
  if (!present && isAlone(spec, phraseId)) return []
  if (!present) throw new RangeError(`No phrase: ${phraseId}`)
  return all
    .filter((phrase) => phrase !== present && phrase.group === present.group && phrase.grade === present.grade)
    .map((phrase) => sentenceOf(phrase, language.render(phrase.template, spec, 'first')))
}

const isAlone = ({ job }: ZeugnisSpec, phraseId: string) => [LEAVING, LEADING, job.role].includes(phraseId.replace(/^en\./, '').split('.')[0])

/** The phrases that are true for this length of employment, and of somebody in training only what is said of trainees. */
function fitting(language: LetterLanguage, { kind, from, to, issued }: ZeugnisSpec): LetterLanguage {
  const years = yearsBetween(from, to ?? issued)
  const phrases = { ...language.phrases }
  for (const { id, group, fromYears = 0, notFor } of Object.values(language.phrases).flat())
    if (years < fromYears || notFor === kind) phrases[group] = phrases[group].filter((phrase) => phrase.id !== id)
  return { ...language, phrases }
}

/** The phrases with the chosen ones alone in their group and grade; there may be several, as sentences by hand keep their places. */
function withChosen(language: LetterLanguage, chosen: readonly string[]): LetterLanguage {
  if (chosen.length === 0) return language
  const phrases = { ...language.phrases }
  for (const phrase of Object.values(language.phrases).flat())
    if (chosen.includes(phrase.id))
      phrases[phrase.group] = phrases[phrase.group].filter(({ id, grade }) => chosen.includes(id) || grade !== phrase.grade)
  return { ...language, phrases }
}

function compose(spec: ZeugnisSpec, seed: number, language: LetterLanguage): LetterPart[] {
  const dated = part('ortDatum', [language.placeAndDate(spec)])
  const signing = language.signing(spec.publicService)
  return [
    part('briefkopf', [spec.employer.name]),
    ...(language.isDatedFirst ? [dated] : []),
    part('ueberschrift', [language.heading(spec)]),
    ...optional('anrede', language.salutation(spec.kind)),
    part('einleitung', [language.opening(spec, seed)]),
    ...optional('unternehmen', spec.employer.description && language.employer(spec.employer.description, spec)),
    part('aufgaben', [language.taskLine(spec, seed), ...spec.tasks.map((task) => task.trim()).filter(Boolean)]),
    ...assessment(spec, seed, language).map((one) => withContact(one, language)),
    ...(!isJudged(spec) ? [part('schluss', [language.ending(spec)])] : []),
    ...(language.isDatedFirst ? [] : [dated]),
    ...(signing.length > 0 ? [part('zeichnung', signing)] : []),
    part(
      'unterschrift',
      spec.signers.map(({ name, position }) => `${name}, ${position}`),
    ),
  ]
}

/** The closing with a line for questions, where its language has one. */
function withContact({ part: name, sentences }: LetterPart, language: LetterLanguage): LetterPart {
  const grade = sentences.find((sentence) => sentence.grade !== undefined)?.grade
  const line = name === 'schluss' && grade !== undefined ? language.contact(sentences.map(({ text }) => text).join(' '), grade) : undefined
  return { part: name, sentences: line === undefined ? sentences : [...sentences, { text: line }] }
}

function optional(name: Part, text: string | undefined): LetterPart[] {
  return text ? [part(name, [text])] : []
}

function part(name: Part, texts: readonly string[]): LetterPart {
  return { part: name, sentences: texts.map((text) => ({ text })) }
}
