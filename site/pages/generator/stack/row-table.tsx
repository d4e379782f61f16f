import { memo } from 'react'
import type { Locale } from '#words/interface'
import { isJudged } from '#zeugnis'
import { useMessages } from '../../../messages/messages.tsx'
import { AllRows } from '../../../ui/all-rows.tsx'
import { type RowLikeness, rowLikenesses } from './row-likeness.ts'
import { type RowWords, rowWords, sharedWords } from './row-words.ts'
import type { CheckedRow } from './stack-answer.ts'
import { isReady } from './use-rows.ts'
import type { RowLetter } from './use-writing.ts'

interface Props {
  readonly rows: readonly CheckedRow[]
  readonly letters: readonly RowLetter[]
  readonly locale: Locale
}

const heads = ['row', 'person', 'period', 'kind', 'remarks'] as const
/** Of more rows a phone shows the first three. */
const MOST_AT_ONCE = 4

/** The rows with what is to be said of each, and how alike its letter is to the nearest one. */
export const RowTable = memo(function RowTable({ rows, letters, locale }: Props) {
  const t = useMessages()
  const ready = rows.filter(isReady).length
  const words = rows.map((row) => rowWords(row, locale, t))
  const shared = sharedWords(words)
  const alike = rowLikenesses(rows, letters)
  const isCut = rows.length > MOST_AT_ONCE
  return (
    <section className="stk-p" aria-labelledby="stk-rows">
      <h2 id="stk-rows">{t('stack.rows')}</h2>
      <p role="status">{t(ready === rows.length ? 'stack.rows.all' : 'stack.rows.some', { ready, all: rows.length })}</p>
      <SharedWords shared={shared} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <div className="stk-t" tabIndex={0}>
        <table className={isCut ? 'tbl tbl--cut' : 'tbl'} aria-labelledby="stk-rows">
          <thead>
            <tr>
              {heads.map((name) => (
                <th key={name} scope="col">
                  {t(`stack.head.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
              <Row key={at} row={row} words={words[at]} shared={shared} alike={alike.get(at)} locale={locale} />
            ))}
          </tbody>
          {isCut && <AllRows label={t('table.all', { count: rows.length })} columns={heads.length} />}
        </table>
      </div>
    </section>
  )
})

/** What holds for all rows, above them. */
function SharedWords({ shared: { problems, remarks } }: { readonly shared: RowWords }) {
  const t = useMessages()
  if (problems.length + remarks.length === 0) return null
  return (
    <div className={problems.length > 0 ? 'note note--err' : 'note'}>
      <div>
        <p>{t('stack.shared')}</p>
        <ul>
          {[...problems, ...remarks].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface RowProps {
  readonly row: CheckedRow
  readonly words: RowWords | undefined
  readonly shared: RowWords
  readonly alike: RowLikeness | undefined
  readonly locale: Locale
}

function Row({ row, words, shared, alike, locale }: RowProps) {
  const t = useMessages()
  const { firstName, lastName, job, from, to, kind, overall } = row.draft
  const problems = words?.problems.filter((text) => !shared.problems.includes(text)) ?? []
  const remarks = words?.remarks.filter((text) => !shared.remarks.includes(text)) ?? []
  const isSilent = shared.problems.length + shared.remarks.length === 0
  return (
    <tr className={isReady(row) ? undefined : 'is-open'}>
      <th scope="row">{row.line}</th>
      <td>
        {`${firstName} ${lastName}`.trim() || '–'}
        <span className="dim">{job}</span>
      </td>
      <td>
        {dayOf(from, locale)} – {kind === 'zwischen' ? '' : dayOf(to, locale)}
      </td>
      <td>
        {t(`draft.kind.${kind}`)}
        {isJudged(row.draft) && isReady(row) && <span className="dim">{t('stack.grade', { grade: overall })}</span>}
      </td>
      <td>
        {problems.map((text) => (
          <span key={text} className="err">
            {text}
          </span>
        ))}
        {remarks.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {alike && <span className="dim">{t('stack.alike', { ...alike })}</span>}
        {problems.length + remarks.length === 0 && !alike && <span className="dim">{t(isSilent ? 'stack.nothing' : 'stack.above')}</span>}
      </td>
    </tr>
  )
}

/** „01.08.2015“, and „1 Aug 2015“ in English, where figures alone could be two days. */
function dayOf(iso: string, locale: Locale): string {
  return iso && new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))
}
