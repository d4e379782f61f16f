import { useMessages } from '../../messages/messages.tsx'
import type { ComparisonView, SameRun } from './comparison-view.ts'
import { PairRow } from './pair-row.tsx'

/** The sentences of both texts beside each other, in the order of the second; what is the same in both is folded. */
export function PairList({ rows }: Pick<ComparisonView, 'rows'>) {
  const t = useMessages()
  return (
    <div className="vg-p mkd">
      <h3 className="vg-t">{t('comparison.pairs')}</h3>
      <p className="vg-k small">
        <del>{t('comparison.key.gone')}</del> <ins>{t('comparison.key.new')}</ins> <b>{t('comparison.key.decides')}</b>
      </p>
      <div className="vg-c" aria-hidden="true">
        <span>{t('comparison.before')}</span>
        <span>{t('comparison.after')}</span>
        <span>{t('comparison.what')}</span>
      </div>
      <ol className="vg-l">
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a comparison never change
          <li key={place} className="vg-r">
            {'same' in row ? <Same same={row.same} /> : <PairRow pair={row} />}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Same({ same }: SameRun) {
  const t = useMessages()
  return (
    <details className="vg-o">
      <summary>{same.length === 1 ? t('comparison.same.one') : t('comparison.same.many', { count: same.length })}</summary>
      {same.map((sentence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a comparison never change
        <p key={place} className="ref" lang="de">
          {sentence}
        </p>
      ))}
    </details>
  )
}
