import { type Counts, figures, techniqueNames } from '#words/facts'
import { fill } from '#words/interface'
import { dimensions } from '#zeugnis'
import { useText } from '../text-context.ts'
import { Behind } from './behind.tsx'
import { FigureTable, formatNumber } from './figure-table.tsx'
import { RateLines } from './rate-lines.tsx'

interface Named {
  readonly key: string
  readonly name: string
  readonly counts: Counts
}

/** Precision and recall: of what was reported so much was right, of what is there so much was found. Drawn, and as a table behind it. */
function Tallies({ caption, column, named }: { caption: string; column: string; named: readonly Named[] }) {
  const { locale, messages } = useText()
  const share = (part: number, rest: number) =>
    part + rest === 0
      ? messages['measured.ofNone']
      : fill(messages['measured.of'], { part: formatNumber(part, locale), whole: formatNumber(part + rest, locale) })
  const lines = named.map(({ key, name, counts: { right, false: wrong, missed } }) => ({
    ...{ key, name },
    rates: [
      [right, right + wrong],
      [right, right + missed],
    ] as const,
  }))
  return (
    <figure className="fig">
      <figcaption>{caption}</figcaption>
      <RateLines rows={lines} />
      <Behind>
        <FigureTable
          caption={caption}
          columns={[column, messages['measured.reported'], messages['measured.found']]}
          rows={named.map(({ key, name, counts }) => ({
            key,
            head: name,
            cells: [share(counts.right, counts.false), share(counts.right, counts.missed)],
          }))}
        />
      </Behind>
    </figure>
  )
}

function MeasuredTechniques() {
  const { messages } = useText()
  const named = techniqueNames.map((key) => ({ key, name: messages[`technique.${key}`], counts: figures.measured.techniques[key] }))
  return <Tallies caption={messages['measured.techniques']} column={messages['measured.techniques.name']} named={named} />
}

function MeasuredDimensions() {
  const { messages } = useText()
  const named = dimensions.map((key) => ({ key, name: messages[`dimension.${key}`], counts: figures.measured.dimensions[key] }))
  return <Tallies caption={messages['measured.dimensions']} column={messages['measured.dimensions.name']} named={named} />
}

function sum(all: readonly Counts[]): Counts {
  const total = (what: keyof Counts) => all.reduce((so, counts) => so + counts[what], 0)
  return { right: total('right'), false: total('false'), missed: total('missed') }
}

/** Missing parts and formal defects, each as a sum: of the single ones there are too few. */
function MeasuredParts() {
  const { messages } = useText()
  const { missingParts, defects } = figures.measured
  const named = [
    { key: 'missing', name: messages['measured.parts.missing'], counts: sum(Object.values(missingParts)) },
    { key: 'defects', name: messages['measured.parts.defects'], counts: sum(Object.values(defects)) },
  ]
  return <Tallies caption={messages['measured.parts']} column={messages['measured.parts.name']} named={named} />
}

/** The two long lists beside each other, where both have room. */
function MeasuredTallies() {
  return (
    <div className="tallies">
      <MeasuredTechniques />
      <MeasuredDimensions />
      <MeasuredParts />
    </div>
  )
}

export const tallies = { MeasuredTallies }
