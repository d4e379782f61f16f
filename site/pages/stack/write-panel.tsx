import { useState } from 'react'
import { fileFormats } from '../../browser/file-types.ts'
import { useFocusWhenLost } from '../../browser/use-focus-when-lost.ts'
import { useMessages } from '../../messages/messages.tsx'
import { CheckField } from '../../ui/choice-fields.tsx'
import { ArchiveButton } from './archive-button.tsx'
import type { AskStack } from './ask-stack.ts'
import { likenesses } from './letters/spread.ts'
import type { CheckedRow } from './stack-answer.ts'
import { isReady } from './use-rows.ts'
import type { useWriting, Writing } from './use-writing.ts'

interface Props {
  readonly ask: AskStack
  readonly rows: readonly CheckedRow[]
  /** Whether the rows are those of what is entered now. */
  readonly isCurrent: boolean
  readonly writing: ReturnType<typeof useWriting>
}

/** Writes all letters, with progress, and hands them over as one archive. */
export function WritePanel({ ask, rows, isCurrent, writing: { writing, write, stop, forget } }: Props) {
  const t = useMessages()
  const [formats, setFormats] = useState<readonly (typeof fileFormats)[number][]>(fileFormats)
  const [isDraft, setIsDraft] = useState(true)
  const { state, letters, total } = writing
  const head = useFocusWhenLost<HTMLHeadingElement>(state)
  const ready = rows.filter(isReady).length
  const set = (act: () => void) => {
    forget()
    act()
  }
  return (
    <section className="stk-p" aria-labelledby="stk-write">
      <h2 id="stk-write" tabIndex={-1} ref={head}>
        {t('stack.write')}
      </h2>
      <fieldset className="stk-o" disabled={state === 'running'}>
        <legend className="vh">{t('stack.options')}</legend>
        {fileFormats.map((format) => (
          <CheckField
            key={format}
            label={t(`letter.${format}`)}
            value={formats.includes(format)}
            onChange={(isWanted) => set(() => setFormats(fileFormats.filter((one) => (one === format ? isWanted : formats.includes(one)))))}
          />
        ))}
        <CheckField label={t('generator.draftLine')} value={isDraft} onChange={(value) => set(() => setIsDraft(value))} />
      </fieldset>
      {state === 'running' ? (
        <div className="btns">
          <progress max={total} value={letters.length} aria-label={t('stack.write')} />
          <button type="button" className="btn btn--2 btn--s" onClick={stop}>
            {t('work.cancel')}
          </button>
        </div>
      ) : (
        <div className="btns">
          {state !== 'written' && (
            <button
              type="button"
              className="btn"
              disabled={!isCurrent || ready === 0 || formats.length === 0}
              onClick={() => void write(rows, { formats, isDraft })}
            >
              {t(letters.length > 0 ? 'stack.resume' : 'stack.start', { count: ready })}
            </button>
          )}
          {state === 'written' && <ArchiveButton ask={ask} rows={rows} letters={letters} />}
        </div>
      )}
      <p role={state === 'running' ? undefined : 'status'} className={state === 'failed' ? 'note note--err' : 'small'}>
        {said(writing, t)}
      </p>
    </section>
  )
}

function said({ state, letters, total }: Writing, t: ReturnType<typeof useMessages>): string {
  const count = { count: letters.length, total }
  if (state !== 'written') return state === 'idle' ? '' : t(`stack.state.${state}`, count)
  const shares = likenesses(letters.map(({ wordings }) => wordings)).flatMap((one) => (one ? [one.share] : []))
  const mean = shares.reduce((sum, share) => sum + share, 0) / (shares.length || 1)
  const written = t('stack.state.written', count)
  return mean > 0 ? `${written} ${t('stack.alike.mean', { percent: Math.round(mean * 100) })}` : written
}
