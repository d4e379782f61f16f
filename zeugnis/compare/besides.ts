import { aboutTexts, factTexts, verdictTexts } from '../lexicon/comparison-texts.ts'
import type { ComparedFact, ComparedPair, Comparison, Reason } from '../model/comparison.ts'
import type { Language } from '../model/spec.ts'
import { aboutIn, MOST_CAUSES } from './causes.ts'
import { figure, filled, quoted } from './filled.ts'
import { WEAK } from './grades.ts'

/**
 * What else a reader who sees no other grade has to know: criticism that is new, what stands in one text only, and that facts differ.
 * @param said of the grade: words that are named in it are not named again
 */
export function besidesIn(language: Language, comparison: Comparison, said: string): string[] {
  const { facts } = comparison
  const [ended, others] = [facts.filter(isLostAtEnd), facts.filter((fact) => !isLostAtEnd(fact) && fact.kind !== 'inadmissible')]
  return [
    ...weightyIn(language, comparison, []),
    ...criticismIn(language, comparison, said),
    ...oneSidedIn(language, comparison),
    ...told(
      language,
      'closingLost',
      ended.map(({ kind }) => factTexts[kind][language]),
    ),
    ...(others.length > 0 ? [verdictTexts.facts[language]] : []),
  ]
}

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
    ...told(
      language,
      'sentenceLost',
      gone.map((pair) => sentenceIn(language, pair, pair.gradeBefore)),
    ),
    ...omittedIn(language, comparison),
    ...told(language, 'inadmissible', contents),
  ]
}

/** A new sentence that is criticism, or a whole step below the letter. */
function isWeakening({ wording, gradeAfter }: ComparedPair, overall: number | null): boolean {
  return wording === 'added' && gradeAfter !== null && (gradeAfter >= WEAK || (overall !== null && gradeAfter - overall >= 1))
}

function sentenceIn(language: Language, pair: ComparedPair, grade: number | null): string {
  return filled(verdictTexts.sentence[language], { about: aboutIn(language, pair), grade: figure(grade, language) })
}

/** One sentence about all of these, where there are any. */
function told(
  language: Language,
  key: 'weakAdded' | 'sentenceLost' | 'inadmissible' | 'closingLost' | 'readings' | 'omitted',
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

const atEnd: readonly ComparedFact['kind'][] = ['leaving-reason', 'regret', 'thanks', 'wishes', 'continuation', 'rehire']

/** Nobody has a claim to it, and everybody notices that it is gone. */
const isLostAtEnd = ({ kind, after }: ComparedFact) => after === null && atEnd.includes(kind)

/** Words that are new and lower nothing: a distance, a phrase known from guidebooks, another order of people. */
function criticismIn(language: Language, { pairs, overall }: Comparison, said: string): string[] {
  const open = pairs.filter((pair) => pair.change !== 'worse' && !isWeakening(pair, overall.before))
  const orders = pairs.flatMap(({ reasons }) => reasons.filter(({ code, what }) => code === 'reversed-order' && what === 'added'))
  const found = [...open.flatMap(({ reasons }) => reasons.filter(isNewCriticism)), ...orders]
  const words = found.map(({ after }) => quoted(after, language)).filter((one) => !said.includes(one))
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
