import { fill } from '#words/interface'
import { grades, type ListedPhrase, listPhrases } from '#zeugnis'
import { Flag } from '../../ui/flag.tsx'
import { markSentence } from '../mark-sentence.ts'
import { MarkedWords } from '../marked-words.tsx'
import { useText } from '../text-context.ts'

interface Props {
  readonly of: string
  /** How many of each grade at most; all without it. */
  readonly most?: string
}

/** German wordings of a group of the phrase base, by grade: what the generator writes, and nothing beside it. */
export function Wordings({ of, most }: Props) {
  const { messages } = useText()
  const wordings = listPhrases('de').filter(({ id }) => id.startsWith(`${of}.`))
  if (wordings.length === 0) throw new Error(`Wordings: the phrase base has no group ${of}`)
  return (
    <table className="tbl tbl--stack wordings">
      <thead>
        <tr>
          <th scope="col">{messages['read.grade']}</th>
          <th scope="col">{messages['read.wordings']}</th>
        </tr>
      </thead>
      <tbody>
        {grades.map((grade) => (
          <tr key={grade} className={`g${grade}`}>
            <td>
              <span className="gm">
                <Flag name={String(grade)} size={20} />
                <span>{fill(messages.grade, { grade })}</span>
              </span>
            </td>
            <td>
              <OfGrade wordings={wordings.filter((wording) => wording.grade === grade).slice(0, most ? Number(most) : undefined)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** So many stand there at once; the others open, so that a page of formulas can be overlooked. */
const AT_ONCE = 2

function OfGrade({ wordings }: { wordings: readonly ListedPhrase[] }) {
  const { messages } = useText()
  const [first, more] = [wordings.slice(0, AT_ONCE), wordings.slice(AT_ONCE)]
  return (
    <>
      <div className="say-g">
        {first.map((wording) => (
          <Wording key={wording.id} {...wording} />
        ))}
      </div>
      {more.length > 0 && (
        <details className="say-m">
          <summary>{fill(messages['read.more'], { count: more.length })}</summary>
          <div className="say-g">
            {more.map((wording) => (
              <Wording key={wording.id} {...wording} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

/**
 * One wording, the words that carry its grade underlined, and a button that copies it: a sign without words. A closing has its grade as a whole: nothing in it is marked.
 */
function Wording({ dimension, text }: ListedPhrase) {
  const { locale, messages } = useText()
  return (
    <p className="say">
      <span className="ref" lang="de">
        {dimension === 'schlussformel' ? text : <MarkedWords sentence={markSentence(text)} locale={locale} />}
      </span>
      <button type="button" data-copy="" aria-label={messages['read.copy']} />
    </p>
  )
}
