import { type ComparedPair, compareReferences } from '#zeugnis'
import { type Generated, generatedLetters } from './letters.ts'
import { dropTimeWord, hedge, type Mutated, makePassive, weaken } from './mutate.ts'

const changes = { timeWord: dropTimeWord, superlative: weaken, hedge, passive: makePassive } as const

/** What one change does to the sentences of good letters: how many were changed, how many have a grade in both versions, how many of these a worse one then, and by how much on average. */
interface Effect {
  readonly changed: number
  readonly graded: number
  readonly worse: number
  /** In grades. */
  readonly by: number
}

/** Letters of ours of grades 1 and 2, in each of which one sentence is changed as a reviser changes it who does not know the custom. */
export function effectsOfChanges(): Readonly<Record<keyof typeof changes, Effect>> {
  const letters = generatedLetters(1).filter(({ analysis }) => (analysis.overall.grade ?? 6) <= 2)
  const { timeWord, superlative, hedge, passive } = changes
  return {
    timeWord: effect(letters, timeWord),
    superlative: effect(letters, superlative),
    hedge: effect(letters, hedge),
    passive: effect(letters, passive),
  }
}

function effect(letters: readonly Generated[], mutate: (letter: Generated, at: number) => Mutated | undefined): Effect {
  const changed = letters.flatMap((letter, at) => {
    const mutated = mutate(letter, at)
    return mutated ? [compareReferences(letter.text, mutated.text)] : []
  })
  const steps = changed.flatMap(({ pairs }) => stepsOf(pairs))
  const sum = steps.reduce((total, step) => total + step, 0)
  const worse = steps.filter((step) => step > 0).length
  return { changed: changed.length, graded: steps.length, worse, by: Math.round((sum / steps.length) * 10) / 10 }
}

/** Of the changed sentences: how many grades worse they are read. */
function stepsOf(pairs: readonly ComparedPair[]): number[] {
  return pairs.flatMap(({ wording, gradeBefore, gradeAfter }) =>
    wording !== 'same' && gradeBefore !== null && gradeAfter !== null ? [gradeAfter - gradeBefore] : [],
  )
}
