import { aboutTexts, factTexts, orderRead, resultTexts, verdictTexts } from '../lexicon/comparison-texts.ts'
import type { ComparedFact, ComparedPair, Comparison, Reason } from '../model/comparison.ts'
import type { Language } from '../model/spec.ts'
import { aboutIn, causesIn, distinct, MOST_CAUSES, toldTogether } from './causes.ts'
import { figure, filled, quoted } from './filled.ts'
import { WEAK } from './grades.ts'
import { plainIn } from './plain-sentences.ts'
import { withoutQuotes } from './results.ts'

/**
 * What else a reader who sees no other grade has to know: criticism that is new, what stands in one text only, and that facts differ.
 * @param said of the grade: words that are named in it are not named again
 */
export function besidesIn(language: Language, comparison: Comparison, said: string): string[] {
  return [
    ...weightyIn(language, comparison, []),
    ...criticismIn(language, comparison, said),
    ...oneSidedIn(language, comparison),
    ...statedIn(language, comparison),
  ]
}

/** What both state otherwise: what is gone from the end by name, of the rest that there is some. */
export function statedIn(language: Language, { facts }: Comparison): string[] {
  const [ended, others] = [facts.filter(isLostAtEnd), facts.filter((fact) => !isLostAtEnd(fact) && !isToldByName(fact))]
  return [
    ...told(
      language,
      'closingLost',
      ended.map(({ kind }) => factTexts[kind][language]),
    ),
    ...(others.length > 0 ? [verdictTexts.facts[language]] : []),
  ]
}

/** What has a sentence of its own on top. */
const isToldByName = ({ kind, after }: ComparedFact) => kind === 'inadmissible' || kind === 'result' || (kind === 'honesty' && after === null)

/** What has to be said whatever the grade does: sentences that weaken the letter, praise that is gone, contents that belong in no letter. */
export function weightyIn(language: Language, comparison: Comparison, because: readonly number[]): string[] {
  const { pairs, facts, overall, lost } = comparison
  const open = pairs.filter((_, at) => !because.includes(at))
  const named = new Set(lost.map(({ dimension }) => dimension))
  const gone = open.filter(({ wording, gradeBefore, dimensionBefore: of }) => wording === 'lost' && gradeBefore !== null && !(of && named.has(of)))
  const contents = facts.flatMap(({ kind, before, after }) => (kind === 'inadmissible' && before === null ? [quoted(after, language)] : []))
  return [
    ...told(
      language,
      'weakAdded',
      open.filter((pair) => isWeakening(pair, overall.before)).map((pair) => sentenceIn(language, pair, pair.gradeAfter)),
    ),
    ...open.filter(isFallen).map((pair) => fallenIn(language, pair)),
    ...told(
      language,
      'sentenceLost',
      gone.map((pair) => sentenceIn(language, pair, pair.gradeBefore)),
    ),
    ...plainIn(language, open),
    ...omittedIn(language, comparison),
    ...told(
      language,
      'result',
      facts.filter(({ kind }) => kind === 'result').map((fact) => resultIn(language, fact)),
    ),
    ...(facts.some(({ kind, after }) => kind === 'honesty' && after === null) ? [verdictTexts.honestyLost[language]] : []),
    ...told(language, 'inadmissible', contents),
  ]
}

/** A sentence that was none and now is criticism. */
function isFallen({ change, gradeBefore, gradeAfter, section }: ComparedPair): boolean {
  return change === 'worse' && section === 'beurteilung' && gradeBefore !== null && gradeAfter !== null && gradeBefore < WEAK && gradeAfter >= WEAK
}

function fallenIn(language: Language, pair: ComparedPair): string {
  const because = toldTogether(language, distinct(causesIn(language, pair, 'worse')).slice(0, 1))
  const [before, after] = [figure(pair.gradeBefore, language), figure(pair.gradeAfter, language)]
  return filled(verdictTexts.weakened[language], { about: aboutIn(language, pair), before, after, because })
}

/** A new sentence that is criticism, or a whole step below the letter. */
function isWeakening({ wording, gradeAfter }: ComparedPair, overall: number | null): boolean {
  return wording === 'added' && gradeAfter !== null && (gradeAfter >= WEAK || (overall !== null && gradeAfter - overall >= 1))
}

function sentenceIn(language: Language, pair: ComparedPair, grade: number | null): string {
  return filled(verdictTexts.sentence[language], { about: aboutIn(language, pair), grade: figure(grade, language) })
}

function resultIn(language: Language, { before, after }: ComparedFact): string {
  const text = resultTexts[before === null ? 'added' : after === null ? 'lost' : 'replaced'][language]
  const told = (words: string | null) => quoted(words === null ? null : withoutQuotes(words), language)
  return filled(text, { before: told(before), after: told(after) })
}

/** One sentence about all of these, where there are any. */
function told(
  language: Language,
  key: 'weakAdded' | 'result' | 'sentenceLost' | 'inadmissible' | 'closingLost' | 'readings' | 'omitted',
  all: readonly string[],
): string[] {
  const what = new Intl.ListFormat(language).format([...new Set(all)])
  return what ? [filled(verdictTexts[key][language], { what })] : []
}

/** A matter that stands in one text only. */
function oneSidedIn(language: Language, comparison: Comparison): string[] {
  return (['lost', 'added'] as const).flatMap((side) => {
    const about = new Intl.ListFormat(language).format(comparison[side].map(({ dimension }) => aboutTexts[dimension][language]))
    return about ? [filled(verdictTexts[side][language], { about })] : []
  })
}

const atEnd: readonly ComparedFact['kind'][] = ['leaving-reason', 'regret', 'thanks', 'wishes', 'continuation', 'rehire', 'takeover']

/** Nobody has a claim to it, and everybody notices that it is gone. */
const isLostAtEnd = ({ kind, after }: ComparedFact) => after === null && atEnd.includes(kind)

/** Words that are new and lower nothing: a distance, a phrase known from guidebooks, another order of people. */
function criticismIn(language: Language, { pairs, overall }: Comparison, said: string): string[] {
  const open = pairs.filter((pair) => pair.change !== 'worse' && !isWeakening(pair, overall.before))
  const orders = pairs.flatMap(({ reasons }) => reasons.filter(({ code, what }) => code === 'reversed-order' && what === 'added'))
  const found = open.flatMap(({ reasons }) => reasons.filter(isNewCriticism))
  const words = [
    ...found.map(({ after }) => quoted(after, language)).filter((one) => !said.includes(one)),
    ...orders.map(({ after }) => filled(orderRead[language], { what: quoted(after, language) })),
  ]
  return told(language, 'readings', [...new Set(words)].slice(0, MOST_CAUSES))
}

/** The bare minimum is none: what it does to a sentence its grade says. */
const isNewCriticism = ({ what, change, code, after }: Reason) =>
  what === 'added' && change === 'worse' && code !== 'missing-time-word' && code !== 'minimum' && after !== null

/** Towards whom the second text no longer judges conduct; the words are those of the first, which is German. */
function omittedIn(language: Language, { pairs }: Comparison): string[] {
  const found = pairs.flatMap(({ reasons }) => reasons.filter(({ code, what }) => code === 'omission' && what === 'lost'))
  return told(
    language,
    'omitted',
    found.map(({ before }) => (language === 'de' ? (before ?? '') : quoted(before, language))),
  )
}
