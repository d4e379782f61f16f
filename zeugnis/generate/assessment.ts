import { dimensionOf, type GradedTopic, type PhraseGroup, performanceTopics } from '../model/dimension.ts'
import type { Grade } from '../model/grade.ts'
import type { LetterPart, LetterSentence, Part } from '../model/letter.ts'
import type { Phrase } from '../model/phrase.ts'
import { isJudged, type ZeugnisSpec } from '../model/spec.ts'
import { gradeOf } from './check-spec.ts'
import { chooseWordings, type Slot } from './choose-wordings.ts'
import type { LetterLanguage, Place } from './letter-language.ts'
import { namesBefore } from './of-person.ts'
import { hasGeneral, roleWordings, trainingPlaces } from './role-wordings.ts'

/** What such ids begin with. */
export const LEAVING = 'leaving'

/** Every third sentence of a paragraph names the person again. */
const NAME_EVERY = 3

/** Whoever is not accused of anything is honest: lower than this it would be an accusation, and so would silence. */
const LOWEST_OF_HONESTY: Grade = 3

/** A place of the assessing part. */
interface PartSlot extends Slot {
  readonly part: Part
}

/**
 * The assessing parts and the closing of a letter, in their conventional order. Behind the general sentence of a group stands
 * what the occupation has of that group.
 */
export function assessment(spec: ZeugnisSpec, seed: number, language: LetterLanguage): LetterPart[] {
  const slots = slotsOf(spec, language)
  const phrases = chooseWordings(slots, language.tiring, seed)
  const parts = [...new Set(slots.map(({ part }) => part))]
  return parts.map((part) => ({
    part,
    sentences: paragraphOf(
      phrases.filter((_, at) => slots[at]?.part === part),
      namesBefore(part, spec, language),
      part === 'gesamtbeurteilung' ? 'again' : 'first',
      (template, place, before) => language.render(template, spec, place, before),
    ),
  }))
}

/** Each sentence knows the one before it: whom a pronoun in it means depends on that. */
function paragraphOf(
  phrases: readonly Phrase[],
  named: number,
  opening: Place,
  render: (template: string, place: Place, before: string | undefined) => string,
): LetterSentence[] {
  const sentences: LetterSentence[] = []
  for (const phrase of phrases) {
    const text = render(phrase.template, placeAt(sentences.length + named, opening), sentences.at(-1)?.text)
    sentences.push(sentenceOf(phrase, text))
  }
  return sentences
}

function placeAt(index: number, opening: Place): Place {
  if (index === 0) return opening
  return index % NAME_EVERY === 0 ? 'again' : 'following'
}

/** A graded sentence of the letter, with the id by which its other wordings are found. */
export function sentenceOf({ id, group, grade }: Phrase, text: string): LetterSentence {
  return { text, dimension: dimensionOf(group), grade, phraseId: id }
}

/** Endings that the closing formulas do not cover are no phrases; they can be written by hand all the same. */
function leavingId({ language, kind, reason = 'ohneAngabe' }: ZeugnisSpec, grade: Grade): string {
  return `${language === 'en' ? 'en.' : ''}${LEAVING}.${kind === 'vorlaeufig' ? kind : reason}.${grade}`
}

function slotsOf(spec: ZeugnisSpec, language: LetterLanguage): PartSlot[] {
  const assessed = isJudged(spec) ? assessedSlots(spec, language) : []
  const isOfName = spec.language === 'de' && spec.person.address === 'name'
  return [...assessed, ...closingSlots(spec, language)].map((slot, at, all) => ({ ...slot, isFirst: slot.part !== all[at - 1]?.part, isOfName }))
}

type PartPlace = Omit<PartSlot, 'isFirst' | 'isOfName'>

function assessedSlots(spec: ZeugnisSpec, language: LetterLanguage): PartPlace[] {
  const topics = performanceTopics.filter((topic) => topic !== 'weiterbildung' || spec.trained)
  const of = (part: Part, groups: readonly PhraseGroup[]) => groups.flatMap((group) => groupPlaces(spec, language, part, group))
  return [
    ...of('leistung', topics),
    ...of('fuehrung', spec.leads ? ['fuehrung'] : []),
    ...of('gesamtbeurteilung', ['gesamtbeurteilung']),
    ...of('sozialverhalten', ['sozialIntern', ...(spec.meetsThirdParties ? ['sozialExtern' as const] : []), 'vertrauen']),
  ]
}

function groupPlaces(spec: ZeugnisSpec, language: LetterLanguage, part: Part, group: PhraseGroup): PartPlace[] {
  const grade = gradeIn(spec, group)
  const ofRole = roleWordings(spec, language, group, grade)
  // How somebody deals with others is said once: as the occupation says it.
  const isSaid = group === 'sozialExtern' && ofRole.length > 0
  const general =
    hasGeneral(spec, group) && !isSaid
      ? [
          usual(
            language.phrases[group].filter((phrase) => phrase.grade === grade),
            group,
          ),
        ]
      : []
  const places = [...general, ...trainingPlaces(spec, language, group, grade), ...ofRole]
    .filter(({ length }) => length > 0)
    .map((candidates) => ({ part, candidates }))
  // What is said only because silence would accuse is said once: as the occupation says it, or in general beside a low grade.
  if (group !== 'vertrauen') return places
  return grade === gradeOf(spec, 'sozialIntern') ? places.slice(-1) : places.slice(0, 1)
}

/**
 * What readers look for: the formula of satisfaction in the overall judgement (BAG 14.10.2003, 9 AZR 12/03), and conduct called by its name
 * (§ 109 Abs. 1 Satz 3 GewO).
 */
const formulas: Partial<Record<PhraseGroup, RegExp>> = { gesamtbeurteilung: /Zufriedenheit/, sozialIntern: /verhalten|verhielt/i }

/** The wordings with the formula of their group, where it has one: others are there to be chosen. */
function usual(phrases: readonly Phrase[], group: PhraseGroup): readonly Phrase[] {
  const looked = phrases.filter(({ template }) => formulas[group]?.test(template))
  return looked.length > 0 ? looked : phrases
}

function gradeIn(spec: ZeugnisSpec, group: PhraseGroup): Grade {
  if (group === 'gesamtbeurteilung') return spec.overall
  const grade = gradeOf(spec, topicOf(group))
  return group === 'vertrauen' && grade > LOWEST_OF_HONESTY ? LOWEST_OF_HONESTY : grade
}

function topicOf(group: Exclude<PhraseGroup, 'gesamtbeurteilung'>): GradedTopic {
  if (group === 'vertrauen') return 'sozialIntern'
  return group === 'schlussEnde' || group === 'schlussZwischen' ? 'schluss' : group
}

/** A simple reference has no closing that grades. */
function closingSlots(spec: ZeugnisSpec, language: LetterLanguage): PartPlace[] {
  if (!isJudged(spec)) return []
  const group = spec.kind === 'zwischen' ? 'schlussZwischen' : 'schlussEnde'
  const grade = gradeIn(spec, group)
  const leaving = language.leaving(spec, grade)
  const own: Phrase | undefined =
    leaving === undefined ? undefined : { id: leavingId(spec, grade), group, grade, template: leaving, basis: 'schlussformel' }
  return [{ part: 'schluss', candidates: own ? [own] : language.phrases[group].filter((phrase) => phrase.grade === grade) }]
}
