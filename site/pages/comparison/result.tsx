import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { ComparisonView } from './comparison-view.ts'
import { FactTable } from './fact-table.tsx'
import { PairList } from './pair-list.tsx'
import { Wholes } from './wholes.tsx'
import { WithGerman } from './with-german.tsx'

interface Props {
  readonly view: ComparisonView
  readonly isSample: boolean
  /** Whether the button that was pressed is gone with the fields. */
  readonly takesFocus: boolean
  readonly onChange: () => void
  /** How else the comparison is taken along. */
  readonly children: ReactNode
}

/** What became of the letter in one sentence, then sentence by sentence. */
export function Result({ view, isSample, takesFocus, onChange, children }: Props) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every comparison anew
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, view])
  return (
    <>
      <div className="vg-s">
        {isSample && <p className="vg-m">{t('comparison.invented')}</p>}
        <h2 ref={heading} tabIndex={-1}>
          {view.isSameText ? t('comparison.equal') : <Verdict text={view.sentence} />}
        </h2>
        <Wholes wholes={view.wholes} />
        <Dimensions view={view} />
      </div>
      <PairList rows={view.rows} />
      {view.facts.length > 0 && <FactTable facts={view.facts} />}
      <div className="az-e">
        <p className="small dim">{t('analyser.noAdvice')}</p>
        <div className="btns" data-script="">
          <button className="btn btn--s" type="button" onClick={onChange}>
            {t(isSample ? 'comparison.own' : 'comparison.change')}
          </button>
          <button className="btn btn--2 btn--s" type="button" onClick={() => print()}>
            {t('comparison.print')}
          </button>
          {children}
        </div>
      </div>
    </>
  )
}

/** What became of the grade in large type; what else there is to know is read after it. */
function Verdict({ text }: { text: string }) {
  const end = /\p{Ll}{2}\. (?=\p{Lu})/u.exec(text)
  const first = end ? text.slice(0, end.index + 3) : text
  return (
    <>
      <WithGerman text={first} />
      {end && (
        <span className="vg-also">
          {' '}
          <WithGerman text={text.slice(end.index + end[0].length)} />
        </span>
      )}
    </>
  )
}

/** What only one of the texts speaks of. */
function Dimensions({ view }: Pick<Props, 'view'>) {
  const t = useMessages()
  const list = new Intl.ListFormat(t('page.lang'))
  return (['lost', 'added'] as const).map((side) => {
    const names = view[side].map((dimension) => t(`dimension.${dimension}`))
    return names.length > 0 && <p key={side}>{t(`comparison.${side}`, { dimensions: list.format(names) })}</p>
  })
}
