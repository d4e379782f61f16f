import { createContext, type ReactNode, useContext } from 'react'
import { fill, longDate, normIn } from '#words/interface'
import { type GradedSentence, gradeSentence, wholeGrade } from '#zeugnis'
import { gradeFigure } from '../../reading/grade-name.ts'
import { plainText } from '../../reading/tone.ts'
import { Flag } from '../../ui/flag.tsx'
import { partsOf } from '../figures/figure.tsx'
import { markSentence } from '../mark-sentence.ts'
import { MarkedWords } from '../marked-words.tsx'
import { useText } from '../text-context.ts'
import { textOf } from '../text-of.ts'

interface Block {
  readonly children?: ReactNode
}

type Mark = GradedSentence['marks'][number]

/** Rules that several rows rest on: they stand once below them, each by its letter. */
const SharedRules = createContext<readonly string[]>([])

/** Sentences of a reference, one a row, with the grade that the engine reads in each and what that rests on. */
export function ReadSentences({ children }: Block) {
  const { locale } = useText()
  const rules = partsOf<Block>(children).flatMap(({ props }) => deciding(gradeSentence(textOf(props.children).trim()))?.basis.note[locale] ?? [])
  const shared = [...new Set(rules.filter((rule, index) => rules.indexOf(rule) !== index))]
  return (
    <SharedRules value={shared}>
      <ReadTable>{children}</ReadTable>
      {shared.length > 0 && (
        <ul className="reads-k">
          {shared.map((rule) => (
            <li key={rule}>
              <b>
                <RuleName of={rule} />:
              </b>{' '}
              {rule}
            </li>
          ))}
        </ul>
      )}
    </SharedRules>
  )
}

function ReadTable({ children }: Block) {
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
  const { locale } = useText()
  const text = textOf(children).trim()
  return (
    <tr>
      <td>
        <p className="ref" lang="de">
          <MarkedWords sentence={markSentence(text)} locale={locale} />
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

/** What decides the grade: praise that is raised is decided by something else, if anything is there. */
function deciding({ marks }: GradedSentence): Mark | undefined {
  return marks.find(({ effect }) => effect !== 'raises') ?? marks[0]
}

function ReadAs(sentence: GradedSentence) {
  const { locale, messages } = useText()
  const { grade } = sentence
  const mark = deciding(sentence)
  const rule = mark?.basis.note[locale]
  const isShared = useContext(SharedRules).includes(rule ?? '')
  return (
    <>
      <div className="reads-r">
        <span className="gm">
          {grade !== null && <Flag name={String(wholeGrade(grade))} size={20} />}
          <span>{grade === null ? messages['analyser.noGrade'] : fill(messages.grade, { grade: gradeFigure(grade, locale) })}</span>
        </span>{' '}
        {mark && <RestsOn {...mark} />}{' '}
        {rule && isShared && (
          <span className="small">
            <RuleName of={rule} />
          </span>
        )}
      </div>
      {rule && !isShared && <p className="small">{rule}</p>}
      {!mark && grade !== null && <p className="small">{messages[plainText(grade)]}</p>}
    </>
  )
}

/** „Regel A“: of those that stand below the rows. */
function RuleName({ of: rule }: { of: string }) {
  const { messages } = useText()
  return fill(messages['read.rule'], { name: String.fromCharCode('A'.charCodeAt(0) + useContext(SharedRules).indexOf(rule)) })
}

/** A ruling, custom or lore, in the words of the analysis. */
function RestsOn({ basis }: Mark) {
  const { locale, messages } = useText()
  return (
    <p className={basis.kind === 'custom' || basis.kind === 'lore' ? 'bas bas--b' : 'bas bas--u'}>
      <b>{messages[`analyser.basis.${basis.kind}`]}</b>
      {basis.kind === 'court' && <span>{`${basis.court}, ${longDate(basis.date, locale)}, ${basis.number.replaceAll(' ', '\u00a0')}`}</span>}
      {basis.kind === 'statute' && <span>{normIn(locale, basis.norm)}</span>}
    </p>
  )
}
