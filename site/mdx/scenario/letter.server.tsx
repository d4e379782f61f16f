import { Fragment } from 'react'
import { fill } from '#words/interface'
import { analyse, generate, type HalfGrade, type Letter, type LetterPart, type ReferenceAnalysis, wholeGrade } from '#zeugnis'
import { carryingWords } from '../../reading/carrying-words.ts'
import { Flag } from '../../ui/flag.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useText } from '../text-context.ts'
import { useScenario } from './context.ts'
import { ReadingSummary } from './reading-summary.tsx'
import { scenarios } from './scenarios.ts'

const lines: Readonly<Record<number, string>> = { 1: 'ann', 2: 'ann', 3: 'ann mid', 4: 'ann bad', 5: 'ann bad' }

/** The letter that the engine makes of what was entered, with what the analysis reads in it beside each paragraph. */
export function ScenarioLetter() {
  const { messages } = useText()
  const letter = generate(scenarios[useScenario()])
  const reading = read(letter)
  const graded = letter.parts.filter(({ sentences }) => sentences.some(({ grade }) => grade !== undefined))
  return (
    <figure className="sce-l" aria-label={messages['scenario.letter']}>
      <Fold summary={messages['scenario.letter']}>
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

/** A graded sentence: line style and figure carry the grade, colour only supports them. */
export function Marked({ text, grade }: { readonly text: string; readonly grade?: HalfGrade }) {
  if (grade === undefined) return text
  const places = carryingWords(text, wholeGrade(grade), 'de')
  return (
    <>
      {places.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark className={lines[wholeGrade(grade)]} {...(index === places.length - 1 && { 'data-g': grade })}>
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end)}
    </>
  )
}
