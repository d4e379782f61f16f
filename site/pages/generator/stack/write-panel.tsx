import type { Locale } from '#words/interface'
import { fileFormats } from '../../../browser/file-types.ts'
import { PlaceInTab, useKeptInTab } from '../../../browser/kept-in-tab.ts'
import { useFocusWhenLost } from '../../../browser/use-focus-when-lost.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { CheckField } from '../../../ui/choice-fields.tsx'
import { ArchiveButton } from './archive-button.tsx'
import type { AskStack } from './ask-stack.ts'
import { likenesses } from './letters/spread.ts'
import type { CheckedRow } from './stack-answer.ts'
import { isReady } from './use-rows.ts'
import type { useWriting, Writing, WritingOptions } from './use-writing.ts'

interface Props {
  readonly ask: AskStack
  readonly rows: readonly CheckedRow[]
  /** Whether the rows are those of what is entered now. */
  readonly isCurrent: boolean
  readonly writing: ReturnType<typeof useWriting>
  readonly locale: Locale
}

const keptOptions = new PlaceInTab<WritingOptions>(() => false)

/** Writes all letters, with progress, and hands them over as one archive. */
export function WritePanel({ ask, rows, isCurrent, locale, writing: { writing, write, stop, forget } }: Props) {
  const [options, setOptions] = useKeptInTab<WritingOptions>(keptOptions, { formats: fileFormats, isDraft: true })
  const t = useMessages()
  const { formats, isDraft } = options
  const { state, letters } = writing
  const ready = rows.filter(isReady).length
  function set(act: () => void) {
    forget()
    act()
  }
  return (
    <section className="stk-p" data-script="" aria-labelledby="stk-write">
      <PanelHead state={state} />
      <p className="small dim">{t('stack.write.check')}</p>
      <Options
        {...options}
        isDisabled={state === 'running'}
        onFormats={(next) => set(() => setOptions({ formats: next, isDraft }))}
        onDraft={(next) => set(() => setOptions({ formats, isDraft: next }))}
      />
      {state === 'running' ? (
        <Running writing={writing} onStop={stop} />
      ) : (
        <div className="btns">
          {state !== 'written' && (
            <Start count={ready} isAgain={letters.length > 0} isReady={isCurrent && formats.length > 0} onStart={() => void write(rows, options)} />
          )}
          {letters.length > 0 && <ArchiveButton locale={locale} ask={ask} rows={rows} letters={letters} isWhole={state === 'written'} />}
        </div>
      )}
      <Status writing={writing} />
    </section>
  )
}

/** Who goes by keyboard goes on here when the button that was pressed is gone. */
function PanelHead({ state }: Pick<Writing, 'state'>) {
  const t = useMessages()
  const head = useFocusWhenLost<HTMLHeadingElement>(state)
  return (
    <h2 id="stk-write" tabIndex={-1} ref={head}>
      {t('stack.write')}
    </h2>
  )
}

interface StartProps {
  readonly count: number
  readonly isAgain: boolean
  readonly isReady: boolean
  readonly onStart: () => void
}

function Start({ count, isAgain, isReady, onStart }: StartProps) {
  const t = useMessages()
  return (
    <button type="button" className="btn" disabled={!isReady || count === 0} onClick={onStart}>
      {t(isAgain ? 'stack.resume' : 'stack.start', { count })}
    </button>
  )
}

/** How far it is, and a way to stop. */
function Running({ writing: { letters, total }, onStop }: { writing: Writing; onStop: () => void }) {
  const t = useMessages()
  return (
    <div className="btns">
      <progress max={total} value={letters.length} aria-label={t('stack.write')} />
      <button type="button" className="btn btn--2 btn--s" onClick={onStop}>
        {t('work.cancel')}
      </button>
    </div>
  )
}

interface OptionsProps extends WritingOptions {
  readonly isDisabled: boolean
  readonly onFormats: (formats: WritingOptions['formats']) => void
  readonly onDraft: (isDraft: boolean) => void
}

/** In which files the letters come, and whether they say that they are drafts. */
function Options({ formats, isDraft, isDisabled, onFormats, onDraft }: OptionsProps) {
  const t = useMessages()
  return (
    <fieldset className="stk-o" disabled={isDisabled}>
      <legend className="vh">{t('stack.options')}</legend>
      {fileFormats.map((format) => (
        <CheckField
          key={format}
          label={t(`letter.${format}`)}
          value={formats.includes(format)}
          onChange={(isWanted) => onFormats(fileFormats.filter((one) => (one === format ? isWanted : formats.includes(one))))}
        />
      ))}
      <CheckField label={t('generator.draftLine')} value={isDraft} onChange={onDraft} />
    </fieldset>
  )
}

/** Announced when the writing ends, not with every letter. */
function Status({ writing }: { writing: Writing }) {
  const t = useMessages()
  const { state } = writing
  return (
    <p role={state === 'running' ? undefined : 'status'} className={state === 'failed' ? 'note note--err' : 'small'}>
      {said(writing, t)}
    </p>
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
