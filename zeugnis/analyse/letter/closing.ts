import { foldPattern, type Place } from '#language'
import { closingPatterns } from '../../lexicon/closing-words.ts'
import { healthWished } from '../../lexicon/findings.ts'
import type { Closing } from '../../model/analysis.ts'
import type { Grade } from '../../model/grade.ts'
import type { Mark, Technique } from '../../model/mark.ts'
import type { Kind } from '../../model/spec.ts'
import { readSentence } from '../sentence/grade-sentence.ts'
import { placeIn } from '../sentence/place-in.ts'
import type { Sentence } from '../text/sentences.ts'

type Pattern = keyof typeof closingPatterns

const patterns: ReadonlyMap<Pattern, RegExp> = new Map(
  (Object.keys(closingPatterns) as Pattern[]).map((name) => [name, foldPattern(closingPatterns[name])]),
)

function has(text: string, name: Pattern): boolean {
  return patterns.get(name)?.test(text) ?? false
}

function find(sentences: readonly Sentence[], name: Pattern): Place | null {
  for (const sentence of sentences) {
    const match = patterns.get(name)?.exec(sentence.text)
    if (match) return placeIn(sentence, { start: match.index, end: match.index + match[0].length })
  }
  return null
}

/**
 * The closing formula by its parts and warmth. Custom, not law: nobody has a claim to it, and it says nothing of
 * performance (BAG 25.01.2022, 9 AZR 146/21). Without any of regret, thanks and wishes it has no grade.
 */
export function readClosing(sentences: readonly Sentence[], kind: Kind): Closing {
  const parts = {
    reason: find(sentences, 'reason'),
    regret: find(sentences, 'regret'),
    thanks: find(sentences, 'thanks'),
    wishes: find(sentences, 'wishes'),
  }
  const text = sentences.map((sentence) => sentence.text).join(' ')
  return { ...parts, grade: closingGrade(text, kind) }
}

/** Techniques that can show in a closing; what hopes and wishes there says nothing of performance. */
const closingTechniques: readonly Technique[] = ['time-factor', 'superlative', 'coded-phrase', 'irony']

/** The marks of a closing sentence, health and luck in the wishes among them. */
export function closingMarks(sentence: Sentence): Mark[] {
  const marks = readSentence(sentence, new Set()).marks.filter(({ technique }) => closingTechniques.includes(technique))
  const health = has(sentence.text, 'wishes') ? patterns.get('health')?.exec(sentence.text) : null
  if (!health) return marks
  return [...marks, { ...healthWished, ...placeIn(sentence, { start: health.index, end: health.index + health[0].length }) }].sort(
    (a, b) => a.start - b.start,
  )
}

/** How much a text thanks: 1 at most, 4 for bare words of thanks, nothing for none. */
export function thanksLevel(text: string): Grade | null {
  if (!has(text, 'thanks')) return null
  if (has(text, 'topThanks')) return 1
  if (has(text, 'goodThanks')) return 2
  return has(text, 'plainThanks') ? 3 : 4
}

function closingGrade(text: string, kind: Kind): Grade | null {
  if (kind === 'zwischen') return interimGrade(text)
  // That training is completed, nobody regrets; a provisional reference leaves regret to the final one.
  return finalGrade(text, (kind === 'ausbildung' || kind === 'vorlaeufig') && (has(text, 'outlook') || has(text, 'plainThanks')))
}

/** By the thanks; bare ones are satisfactory with an outlook on what goes on. */
function interimGrade(text: string): Grade | null {
  const thanks = thanksLevel(text)
  if (thanks === null) return has(text, 'outlook') ? 4 : null
  return has(text, 'outlook') && thanks === 4 ? 3 : thanks
}

/** By the thanks, never worse than satisfactory with all three parts; without regret never better than satisfactory. */
function finalGrade(text: string, isFine: boolean): Grade | null {
  const [regrets, wishes, thanks] = [has(text, 'regret') || isFine, has(text, 'wishes'), thanksLevel(text)]
  const parts = Number(regrets) + Number(wishes) + Number(thanks !== null)
  if (parts === 0) return null
  if (parts === 1) return thanks !== null || regrets || has(text, 'warmWishes') || has(text, 'ownWish') ? 4 : 5
  if (parts === 2) return twoParts(text, thanks)
  return allParts(text, thanks ?? 3)
}

function twoParts(text: string, thanks: Grade | null): Grade {
  if (thanks === 1 || thanks === 2 || thanks === 3) return 3
  return has(text, 'plainWishes') || has(text, 'regret') ? 3 : 4
}

function allParts(text: string, thanks: Grade): Grade {
  if (thanks === 1) return 1
  if (thanks === 2) return has(text, 'deepRegret') && has(text, 'warmWishes') ? 1 : 2
  return has(text, 'warmRegret') && has(text, 'warmWishes') ? 2 : 3
}
