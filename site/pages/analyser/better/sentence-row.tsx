import type { ReactNode } from 'react'
import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { BasisMark } from '../../../reading/basis-mark.tsx'
import { useGradeName } from '../../../reading/grade-name.ts'
import { GradePennants } from '../../../reading/grade-pennants.tsx'
import { MarkedText } from '../../../reading/marked-text.tsx'
import type { BetterSentence } from './better-answer.ts'
import { OwnWording } from './own-wording.tsx'

interface Props {
  readonly sentence: BetterSentence
  readonly number: number
  readonly locale: Locale
  /** What stands in its place; nothing while it stays. */
  readonly chosen: string | undefined
  /** With which grade that is read in the letter, once it is read. */
  readonly grade: number | null | undefined
  /** What the visitor wrote, else the sentence to begin with. */
  readonly own: string
  readonly onChoose: (instead: string | undefined) => void
  readonly onWrite: (text: string) => void
}

/** A sentence as it is, and what can be done about it. */
export function SentenceRow(props: Props) {
  return props.sentence.none === 'closing' ? <ClosingRow sentence={props.sentence} /> : <ChoiceRow {...props} />
}

/** The choice of what shall stand in its place. */
function ChoiceRow({ sentence, number, locale, chosen, grade, own, onChoose, onWrite }: Props) {
  const t = useMessages()
  const { start, to, wordings, none } = sentence
  const isOwn = chosen !== undefined && !wordings.some(({ text }) => text === chosen)
  const option = (label: ReactNode, isChosen: boolean, instead: string | undefined) => (
    <label className="bs-w">
      <input type="radio" name={`bs-${start}`} checked={isChosen} onChange={() => onChoose(instead)} />
      <span>{label}</span>
    </label>
  )
  return (
    <li className="bs-r">
      <Now sentence={sentence} />
      <fieldset className="bs-c">
        <legend className="vh">{t('better.sentence', { number })}</legend>
        {option(t('better.keep'), chosen === undefined, undefined)}
        {wordings.map((wording) => (
          <div key={wording.text}>
            {option(
              <>
                <span className="ref mkd" lang="de">
                  <MarkedText pieces={wording.pieces} />
                </span>
                <span className="bs-g">
                  <GradePennants grade={wording.grade} size={16} /> {t('analyser.grade')} {wording.grade}
                  <BasisMark basis={wording.basis[locale]} />
                </span>
              </>,
              chosen === wording.text,
              wording.text,
            )}
          </div>
        ))}
        {none && <p className="small dim">{none === 'no-wording' ? t('better.none.no-wording', { grade: to }) : t(`better.none.${none}`)}</p>}
        {option(t('better.own'), isOwn, own.trim())}
        {isOwn && <OwnWording value={own} grade={grade} onChange={onWrite} />}
      </fieldset>
    </li>
  )
}

/** Nobody has a claim to the closing: it is named, and nothing is offered. */
function ClosingRow({ sentence }: Pick<Props, 'sentence'>) {
  const t = useMessages()
  return (
    <li className="bs-r">
      <Now sentence={sentence} />
      <p className="small dim">{t('better.none.closing')}</p>
    </li>
  )
}

function Now({ sentence: { sentence, dimension, grade } }: { sentence: BetterSentence }) {
  const t = useMessages()
  const nameOf = useGradeName()
  return (
    <div className="bs-o">
      <p className="bs-g">
        <GradePennants grade={grade} size={18} />
        <b>
          {t('analyser.grade')} {nameOf.figure(grade)}
        </b>
        {t(`dimension.${dimension}`)}
      </p>
      <p className="ref" lang="de">
        {sentence}
      </p>
    </div>
  )
}
