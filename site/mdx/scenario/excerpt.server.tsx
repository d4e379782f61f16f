import { fill } from '#words/interface'
import { type Letter, type LetterPart, wholeGrade } from '#zeugnis'
import { Flag } from '../../ui/flag.tsx'
import { useText } from '../text-context.ts'
import { useScenario } from './context.ts'
import { Marked } from './marked.server.tsx'
import { scenarios } from './scenarios.ts'

type Sentence = LetterPart['sentences'][number]

/** A few lines of each letter on paper for phones, where the whole is folded; it repeats them, so search and Markdown leave it out. */
export function Excerpt({ letters }: { letters: readonly Letter[] }) {
  const { messages } = useText()
  const { overall } = scenarios[useScenario()]
  return (
    <div className="sce-x marks" data-search="off">
      <p className="micro">{messages['scenario.excerpt']}</p>
      {letters.flatMap((letter) => choose(letter, overall).map((sentence) => <Line key={sentence.text} letter={letter} {...sentence} />))}
    </div>
  )
}

/** The whole, what was graded otherwise than it, and what is said of conduct; in the order of the letter. */
function choose({ parts }: Letter, overall: number): readonly Sentence[] {
  const graded = parts.flatMap(({ part, sentences }) => sentences.flatMap((sentence) => (sentence.grade === undefined ? [] : [{ part, sentence }])))
  const first = (is: (one: (typeof graded)[number]) => boolean) => graded.find(is)?.sentence
  const chosen = [
    first(({ sentence }) => sentence.grade !== overall),
    first(({ part }) => part === 'gesamtbeurteilung'),
    first(({ part }) => part === 'sozialverhalten'),
  ]
  return graded.flatMap(({ sentence }) => (chosen.includes(sentence) ? [sentence] : []))
}

/** Of an English letter no words are marked: there is no scale to read it by. */
function Line({ letter, text, grade }: Sentence & { letter: Letter }) {
  const { messages } = useText()
  const isGerman = letter.language === 'de'
  if (!isGerman || grade === undefined) return <p lang={letter.language}>{text}</p>
  return (
    <p lang="de">
      <Flag name={String(wholeGrade(grade))} size={20} label={fill(messages.grade, { grade })} />
      <span>
        <Marked text={text} grade={grade} />
      </span>
    </p>
  )
}
