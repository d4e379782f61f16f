import { fill } from '#words/interface'
import { type GradedSentence, generate, gradeSentence, type LetterSentence, wholeGrade } from '#zeugnis'
import { gradeFigure } from '../../reading/grade-name.ts'
import { plainText } from '../../reading/tone.ts'
import { Flag } from '../../ui/flag.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useText } from '../text-context.ts'
import { useScenario } from './context.ts'
import { Entered } from './entered.tsx'
import { Marked } from './marked.server.tsx'
import { MEANT, scenarios, typed, writtenFor } from './scenarios.ts'

/** What was typed, what the analysis reads in it, and what the generator writes for the grade that was meant. */
export function Rewritten() {
  const { messages } = useText()
  const letter = generate(scenarios[useScenario()])
  return (
    <>
      <table className="tbl tbl--pairs rew">
        <caption>
          <b>{fill(messages['scenario.meant'], { grade: MEANT })}</b> {messages['scenario.invented']}
        </caption>
        <thead>
          <tr>
            <th scope="col">{messages['scenario.typed']}</th>
            <th scope="col">{messages['scenario.readAs']}</th>
            <th scope="col">{messages['scenario.generated']}</th>
          </tr>
        </thead>
        <tbody>
          {typed.map((sentence) => (
            <Row key={sentence.topic} {...sentence} written={writtenFor(sentence.topic, letter)} />
          ))}
        </tbody>
      </table>
      <Fold summary={messages['scenario.entered']}>
        <Entered />
      </Fold>
    </>
  )
}

function Row({ text, written }: { text: string; written: readonly LetterSentence[] }) {
  const { messages } = useText()
  return (
    <tr>
      <td>
        <Typed text={text} reading={gradeSentence(text)} />
      </td>
      <td data-l={messages['scenario.readAs']}>
        <ReadAs {...gradeSentence(text)} />
      </td>
      <td data-l={messages['scenario.generated']}>
        {written.map((sentence) => (
          <p key={sentence.phraseId} className="ref" lang="de">
            <Marked {...sentence} />
          </p>
        ))}
      </td>
    </tr>
  )
}

function Typed({ text, reading: { grade } }: { text: string; reading: GradedSentence }) {
  return (
    <p className="ref" lang="de">
      <Marked text={text} {...(grade !== null && { grade })} />
    </p>
  )
}

/** The grade and the mark that decides it. */
function ReadAs({ grade, marks }: GradedSentence) {
  const { locale, messages } = useText()
  const deciding = marks.find(({ effect }) => effect === 'lowers') ?? marks[0]
  return (
    <>
      <span className="gm">
        {grade !== null && <Flag name={String(wholeGrade(grade))} size={20} />}
        <span>{grade === null ? messages['analyser.noGrade'] : fill(messages.grade, { grade: gradeFigure(grade, locale) })}</span>
      </span>
      {deciding && <p className="small">{deciding.explanation[locale]}</p>}
      {!deciding && grade !== null && <p className="small">{messages[plainText(grade)]}</p>}
    </>
  )
}
