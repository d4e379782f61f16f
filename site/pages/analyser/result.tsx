import type { Locale } from '#words/interface'
import { ofPart } from '../../reading/part-of-letter.ts'
import { Actions } from './actions.tsx'
import { FindingList } from './finding-list.tsx'
import { LetterView } from './letter-view.tsx'
import { ResultView } from './result-view.tsx'
import { NO_FINDING } from './sheet-bar.tsx'
import { Strip } from './strip.tsx'
import { useBetter } from './use-better.ts'
import type { FieldAgain } from './use-choice.ts'
import type { ReadingState } from './use-reading.ts'
import { useSelected } from './use-selected.ts'
import { useSheet } from './use-sheet.ts'

interface ResultProps extends Omit<Extract<ReadingState, { state: 'read' }>, 'state'> {
  readonly locale: Locale
  readonly isSample: boolean
  /** Whether the button that was pressed is gone with the field of the text. */
  readonly takesFocus: boolean
  readonly again: FieldAgain
}

/** A letter beside its findings, and what can be done with it. */
export function Result({ reading: whole, text, notes, locale, isSample, takesFocus, again }: ResultProps) {
  const isPart = notes.some(({ code }) => code === 'pages-missing')
  const reading = isPart ? ofPart(whole) : whole
  const selected = useSelected(reading)
  useSheet(selected)
  const better = useBetter(text)
  return (
    <>
      <i className="az-0" id={NO_FINDING} />
      <div className="az-r">
        <ResultView reading={reading} takesFocus={takesFocus} />
      </div>
      <div className="az-l">
        <LetterView reading={reading} notes={notes} isSample={isSample} selected={selected} />
      </div>
      <div className="az-r az-x">
        <FindingList reading={reading} selected={selected} />
      </div>
      <Strip reading={reading} isPart={isPart} />
      <Actions text={text} locale={locale} isSample={isSample} again={again} better={better} />
      {better.opened && (
        <better.opened.loaded.BetterSentences
          key={text}
          text={text}
          locale={locale}
          isOwn={!isSample}
          overall={reading.overall.grade}
          times={better.opened.times}
        />
      )}
    </>
  )
}
