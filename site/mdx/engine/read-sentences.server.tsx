import type { ReactNode } from 'react'
import { fill, longDate, normIn } from '#words/interface'
import { type GradedSentence, gradeSentence } from '#zeugnis'
import { plainText } from '../../reading/tone.ts'
import { Flag } from '../../ui/flag.tsx'
import { markSentence } from '../mark-sentence.ts'
import { MarkedWords } from '../marked-words.tsx'
import { useText } from '../text-context.ts'
import { textOf } from '../text-of.ts'

interface Block {
  readonly children?: ReactNode
}

type Mark = GradedSentence['marks'][number]

/** Sentences of a reference, one a row, with the grade that the engine reads in each and what that rests on. */
export function ReadSentences({ children }: Block) {
  const { messages } = useText()
  return (
    <table className="tbl tbl--stack reads">
      <thead>
        <tr>
          <th scope="col">{messages['read.sentence']}</th>
          <th scope="col">{messages['scenario.readAs']}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** One row: the German sentence, and what the editor says of it. */
export function ReadSentence({ note, children }: Block & { note?: string }) {
  const text = textOf(children).trim()
  return (
    <tr>
      <td>
        <p className="ref" lang="de">
          <MarkedWords sentence={markSentence(text)} />
        </p>
        {note && <p className="small">{note}</p>}
      </td>
      <td>
        <ReadAs {...gradeSentence(text)} />
      </td>
    </tr>
  )
}

/** The grade of a sentence that stands elsewhere, and what it rests on. */
export function ReadAlone({ children }: Block) {
  return <ReadAs {...gradeSentence(textOf(children).trim())} />
}

function ReadAs({ grade, marks }: GradedSentence) {
  const { locale, messages } = useText()
  const deciding = marks.find(({ effect }) => effect !== 'raises') ?? marks[0]
  return (
    <>
      <span className="gm">
        {grade !== null && <Flag name={String(grade)} size={20} />}
        <span>{grade === null ? messages['analyser.noGrade'] : fill(messages.grade, { grade })}</span>
      </span>
      {deciding && <RestsOn {...deciding} />}
      {deciding && <p className="small">{deciding.basis.note[locale]}</p>}
      {!deciding && grade !== null && <p className="small">{messages[plainText(grade)]}</p>}
    </>
  )
}

/** A ruling or a custom, in the words of the analysis. */
function RestsOn({ basis }: Mark) {
  const { locale, messages } = useText()
  return (
    <p className={basis.kind === 'custom' ? 'bas bas--b' : 'bas bas--u'}>
      <b>{messages[`analyser.basis.${basis.kind}`]}</b>
      {basis.kind === 'court' && <span>{`${basis.court}, ${longDate(basis.date, locale)}, ${basis.number.replaceAll(' ', '\u00a0')}`}</span>}
      {basis.kind === 'statute' && <span>{normIn(locale, basis.norm)}</span>}
    </p>
  )
}
