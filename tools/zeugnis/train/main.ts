/**
 * Trains the second reader on the develop half: `npm run zeugnis:train`. Thresholds are set on authors whose sentences were
 * not learned from, weights then learned from all. Writes `zeugnis/analyse/sentence/similarity/weights.ts`; the same corpora
 * give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { frontCoded } from '#language'
import { signsOf, weightsIn } from '../../../zeugnis/analyse/sentence/similarity/signs.ts'
import { type Case, type Material, readMaterial } from './cases.ts'
import { type Example, type Model, sumOf, type TrainOptions, train } from './regression.ts'

/** Of sentences that are no praise so many may be let through: where the words praise and nothing turns them, where something may, and where only likeness praises. */
const LET_THROUGH = { turned: 0.014, confirmed: 0.007, praised: 0.001 } as const
const BLAME_WRONG = 0.005
/** From this likeness to blame on nothing is taken for praise (`surety.ts`). */
const SUSPECT = -1
/** Praise that is graded better than its words: readers are seldom stricter than words are. */
const RAISED = 0

const isPraise = ({ range }: Case) => range !== null && range[0] < 3.5
const isPoor = ({ range }: Case) => range !== null && range[0] >= 3.5
const middle = ([best, worst]: readonly [number, number]) => (best + worst) / 2

/** What a model learns from, and about how many bytes of its weights the page may load. */
interface Task extends TrainOptions {
  readonly bytes: number
  /** In such steps weights are kept. */
  readonly step: number
  readonly target: (one: Case) => number | null
}

const tasks = {
  praise: { bytes: 5050, step: 0.2, target: (one) => (isPraise(one) ? 1 : 0) },
  blame: { bytes: 1200, step: 0.2, target: (one) => (isPoor(one) ? 1 : 0) },
  raised: {
    bytes: 1000,
    step: 0.2,
    target: ({ candidate, range, isTrap }) => (candidate === null || !range || isTrap || range[0] >= 3.5 ? null : candidate > range[1] ? 1 : 0),
  },
  grade: { bytes: 400, step: 0.1, isLinear: true, target: (one) => (one.range && isPraise(one) && !one.isTrap ? middle(one.range) - 2 : null) },
  poor: { bytes: 300, step: 0.1, isLinear: true, target: (one) => (one.range && isPoor(one) && !one.isTrap ? middle(one.range) - 4.5 : null) },
} as const satisfies Record<string, Task>

type Name = keyof typeof tasks
const names = ['praise', 'blame', 'raised', 'grade', 'poor'] as const satisfies readonly Name[]

/** What a feature costs to load, in bytes: runs of classes share most of their letters with their neighbours. */
function cost(name: string): number {
  return /^[~=]/.test(name) ? 1.5 : 2 + Math.max(0, name.length - 4) / 4
}

/** The features that matter most for what they cost, by how heavy and how common they are. */
function worthiest({ names, counts }: Material, { weights }: Model, bytes: number): Set<number> {
  const worth = names.map((name, at) => (Math.abs(weights[at] ?? 0) * Math.sqrt(counts[at] ?? 0)) / Math.sqrt(cost(name)))
  const ranked = names.map((_, at) => at).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
  const all = new Set<number>()
  let left = bytes
  for (const at of ranked) {
    left -= cost(names[at] ?? '')
    if (left < 0) break
    all.add(at)
  }
  return all
}

/** Learned from all features first, then again from those that are kept; in steps that fit one sign. */
function learn(material: Material, cases: readonly Case[], task: Task): Model {
  const examples: Example[] = cases.flatMap((one) => {
    const target = task.target(one)
    return target === null ? [] : [{ features: one.features, target, weight: one.weight }]
  })
  const first = train(examples, material.names.length, task)
  const { bias, weights } = train(examples, material.names.length, { ...task, allowed: worthiest(material, first, task.bytes) })
  const kept = inSteps(task.step)
  return { bias: kept(bias), weights: weights.map(kept) }
}

/** As signs keep them; coarser ones are shorter to load. */
const inSteps = (step: number) => (weight: number) => weightsIn(signsOf([Math.round(weight / step) * step]))[0] ?? 0

const rounded = (weight: number) => Math.round(weight * 10) / 10

type Scores = Readonly<Record<Name, number>>

/** What models say of the sentences of an author whom they have not read, for every author. */
function scoresApart(material: Material): (readonly [Case, Scores])[] {
  const authors = new Set(material.cases.flatMap(({ author }) => author ?? []))
  return [...authors].flatMap((author) => {
    const models = modelsOf(
      material,
      material.cases.filter((one) => one.author !== author),
    )
    return material.cases.filter((one) => one.author === author).map((one) => [one, recordOf((name) => sumOf(models[name], one.features))] as const)
  })
}

function recordOf<T>(make: (name: Name) => T): Record<Name, T> {
  return { praise: make('praise'), blame: make('blame'), raised: make('raised'), grade: make('grade'), poor: make('poor') }
}

const modelsOf = (material: Material, cases: readonly Case[]) => recordOf((name) => learn(material, cases, tasks[name]))

/** The lowest score at which no more than so many pass. */
function threshold(scores: readonly number[], most: number): number {
  return rounded(([...scores].sort((a, b) => b - a)[Math.floor(most)] ?? 0) + 0.05)
}

function thresholds(scored: readonly (readonly [Case, Scores])[]) {
  const noPraise = scored.filter(([one, { blame }]) => one.isTrap && !isPraise(one) && blame < SUSPECT)
  const most = scored.filter(([one]) => one.isTrap && !isPraise(one)).length
  const of = (all: typeof scored, name: Name) => all.map(([, scores]) => scores[name])
  const letThrough = (share: number, holds: (one: Case) => boolean) =>
    threshold(
      of(
        noPraise.filter(([one]) => holds(one)),
        'praise',
      ),
      most * share,
    )
  return {
    turned: letThrough(LET_THROUGH.turned, ({ isOpen, candidate }) => !isOpen && candidate !== null),
    confirmed: letThrough(LET_THROUGH.confirmed, ({ isOpen, candidate }) => isOpen && candidate !== null),
    praised: letThrough(LET_THROUGH.praised, ({ isOpen, candidate }) => isOpen && candidate === null),
    blamed: threshold(
      of(
        scored.filter(([one, { praise }]) => one.isOpen && !isPoor(one) && praise < -1),
        'blame',
      ),
      scored.length * BLAME_WRONG,
    ),
    raised: RAISED,
  }
}

/** The models as the engine loads them: the features in order, and for each model a sign a feature. */
function moduleOf({ names: features }: Material, models: Readonly<Record<Name, Model>>, sure: object): string {
  const used = features.flatMap((feature, at) => (names.some((name) => models[name].weights[at]) ? [[feature, at] as const] : []))
  const lines = names.map(
    (name) => `  ${name}: ${JSON.stringify(signsOf([models[name].bias, ...used.map(([, at]) => models[name].weights[at] ?? 0)]))},`,
  )
  const levels = Object.entries(sure).map(([name, level]) => `${name}: ${level}`)
  return `/** Made by \`npm run zeugnis:train\` from the develop half of the corpora: do not edit. */
/** From which sums on the second reader commits: set on authors whose sentences it had not learned from. */
export const sure = { ${levels.join(', ')} } as const

export const features = ${JSON.stringify(frontCoded(['', ...used.map(([feature]) => feature)]))}

export const signs = {
${lines.join('\n')}
} as const
`
}

/** How many sentences of praise are told from what is none, by authors apart, where so many of the latter pass. */
function report(scored: readonly (readonly [Case, Scores])[]): string {
  const score = ([, { praise }]: readonly [Case, Scores]) => praise
  const traps = scored.filter(([one]) => one.isTrap && !isPraise(one)).map(score)
  const praise = scored.filter(([one]) => !one.isTrap && isPraise(one)).map(score)
  return [0.005, 0.01, 0.02, 0.04]
    .map((share) => {
      const least = threshold(traps, traps.length * share)
      return `${((100 * praise.filter((one) => one >= least).length) / praise.length).toFixed(1)} % where ${share * 100} % pass`
    })
    .join(', ')
}

const material = readMaterial()
const scored = scoresApart(material)
const sure = thresholds(scored)
console.log(
  `${material.cases.length} sentences, ${material.names.length} features; sure from ${JSON.stringify(sure)}\nof praise told apart: ${report(scored)}`,
)
const target = new URL('../../../zeugnis/analyse/sentence/similarity/weights.ts', import.meta.url)
writeFileSync(target, moduleOf(material, modelsOf(material, material.cases), sure))
