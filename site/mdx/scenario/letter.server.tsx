import { Fragment } from 'react'
import { fill } from '#words/interface'
import { analyse, generate, type Letter, type LetterPart, type ReferenceAnalysis } from '#zeugnis'
import { Flag } from '../../ui/flag.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useText } from '../text-context.ts'
import { useScenario } from './context.ts'
import { Entered } from './entered.tsx'
import { Excerpt } from './excerpt.server.tsx'
import { Marked } from './marked.server.tsx'
import { ReadingSummary } from './reading-summary.tsx'
import { scenarios } from './scenarios.ts'

/** The letter that the engine makes of what was entered, with what the analysis reads in it beside each paragraph. */
export function ScenarioLetter() {
  const { messages } = useText()
  const letter = generate(scenarios[useScenario()])
  const reading = read(letter)
  const graded = letter.parts.filter(({ sentences }) => sentences.some(({ grade }) => grade !== undefined))
  return (
    <figure className="sce-l" aria-label={messages['scenario.letter']}>
      <Excerpt letters={[letter]} />
      <Fold summary={messages['scenario.letter']}>
        <Entered />
        <div className="marg sheet--din">
          <Head letter={letter} />
          <Tasks letter={letter} />
          {graded.map((part) => (
            <Paragraph key={part.part} {...part} reading={reading} />
          ))}
          <p className="t last sign" lang="de">
            {textOf(letter, 'ortDatum')}
            <br />
            {textOf(letter, 'unterschrift')}
          </p>
        </div>
      </Fold>
      <figcaption>
        <ReadingSummary reading={reading} />
      </figcaption>
    </figure>
  )
}

/** Throws when the analysis takes a letter of the generator for none: a test would have said so. */
export function read({ plainText }: Letter): ReferenceAnalysis {
  const analysis = analyse(plainText)
  if (!analysis.isReference) throw new Error(`A scenario's letter is no reference: ${analysis.problem}`)
  return analysis
}

function textOf({ parts }: Letter, name: LetterPart['part']): string {
  const sentences = parts.find(({ part }) => part === name)?.sentences ?? []
  return sentences.map(({ text }) => text).join(' ')
}

function Head({ letter }: { letter: Letter }) {
  const { messages } = useText()
  return (
    <div className="t first">
      <p className="lh">
        <b lang="de">{textOf(letter, 'briefkopf')}</b>
        <span>{messages['scenario.mark']}</span>
      </p>
      <p className="lt" lang="de">
        {textOf(letter, 'ueberschrift')}
      </p>
      <p lang="de">{textOf(letter, 'einleitung')}</p>
    </div>
  )
}

function Tasks({ letter }: { letter: Letter }) {
  const [line, ...tasks] = letter.parts.find(({ part }) => part === 'aufgaben')?.sentences ?? []
  return (
    <div className="t" lang="de">
      <p>{line?.text}</p>
      <ul>
        {tasks.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

function Paragraph({ sentences, reading }: LetterPart & { reading: ReferenceAnalysis }) {
  const { messages } = useText()
  const found = reading.sentences.filter((one) => sentences.some(({ dimension }) => dimension && one.dimension === dimension) && one.grade !== null)
  const grades = [...new Set(found.map(({ grade }) => grade))].sort()
  return (
    <>
      <p className="t" lang="de">
        {sentences.map((sentence) => (
          <Fragment key={sentence.text}>
            <Marked {...sentence} />{' '}
          </Fragment>
        ))}
      </p>
      <div className="n">
        <b>
          {grades.map((grade) => (
            <Flag key={grade} name={String(grade)} size={22} />
          ))}
          {fill(messages['scenario.read'], { grades: grades.join(', ') })}
        </b>
        <p>{[...new Set(found.map(({ dimension }) => (dimension ? messages[`dimension.${dimension}`] : '')))].join(', ')}</p>
      </div>
    </>
  )
}
