import { useSay } from '../language/language.tsx'
import { useAddress } from './use-address.ts'

interface PagerProps {
  readonly totalItems: number
  readonly totalPages: number
}

/** How many there are, and the way to the next page of them. */
export function Pager({ totalItems, totalPages }: PagerProps) {
  const say = useSay()
  const { page, choose } = useAddress()
  return (
    <nav className="pager" aria-label={say('pager.label')}>
      <p>{say('pager.count', { count: totalItems })}</p>
      {totalPages > 1 && (
        <>
          <button type="button" className="second" disabled={page <= 1} onClick={() => choose({ page: String(page - 1) })}>
            {say('pager.back')}
          </button>
          <p>{say('pager.page', { page, pages: totalPages })}</p>
          <button type="button" className="second" disabled={page >= totalPages} onClick={() => choose({ page: String(page + 1) })}>
            {say('pager.on')}
          </button>
        </>
      )}
    </nav>
  )
}
