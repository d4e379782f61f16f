import { Activity, type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useFocusOnProblem } from '../../browser/use-focus-on-problem.ts'
import { useFocusWhenLost } from '../../browser/use-focus-when-lost.ts'
import { DropField } from '../../files/drop-field.tsx'
import type { FileNote } from '../../files/file-text.ts'
import { limitsInWords } from '../../files/limits-in-words.ts'
import type { ScanPanelProps } from '../../files/scan/view/scan-panel.tsx'
import { usePictures } from '../../files/scan/view/use-pictures.ts'
import { useGivenText } from '../../files/use-given-text.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Working } from '../../reading/working.tsx'
import { EmptyResult } from './empty-result.tsx'
import type { ReadingState } from './use-reading.ts'

interface Props {
  readonly state: Exclude<ReadingState, { state: 'read' }>
  /** What the field begins with. */
  readonly before: string
  /** Whether the press of a button that is gone has brought it back. */
  readonly isAgain: boolean
  readonly onRead: (text: string, notes: readonly FileNote[]) => void
  readonly onCancel: () => void
  readonly onCheck: ScanPanelProps['onCheck']
  /** Is told of a text that takes the place of the one before without being read yet. */
  readonly onReplace: (text: string) => void
  /** Is told what stands in the field. */
  readonly onType: (text: string) => void
  /** Is told whether pictures are shown in place of the field. */
  readonly onLook: (isShown: boolean) => void
}

/** A text that is typed, pasted or in a file; pictures of one are read first. What was typed stays meanwhile. */
export function InputPanel({ state, before, isAgain, onRead, onCancel, onCheck, onReplace, onType, onLook }: Props) {
  const { pictures, isShown, begin, setIsShown } = usePictures(onLook)
  const [takesFocus, setTakesFocus] = useState(isAgain)
  const given = useGivenText(onRead, begin, before)
  const typed = useEffectEvent(onType)
  useEffect(() => {
    if (given.text.trim() && given.text !== before) typed(given.text)
  }, [given.text, before])
  function back() {
    setIsShown(false)
    setTakesFocus(true)
  }
  /** A text that was recognised, and can still be changed. */
  function take(text: string, notes: readonly FileNote[]) {
    putIn(text)
    onRead(text, notes)
  }
  function edit(text: string) {
    putIn(text)
    onReplace(text)
  }
  function putIn(text: string) {
    back()
    given.setText(text)
  }
  const toPictures = pictures && (() => setIsShown(true))
  return (
    <>
      {pictures && (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <pictures.Panel key={pictures.turn} first={pictures.files} onText={take} onEdit={edit} onCheck={onCheck} onClose={back} />
        </Activity>
      )}
      {!isShown && <TextPanel state={state} given={given} takesFocus={takesFocus} onCancel={onCancel} onPictures={toPictures} />}
    </>
  )
}

interface TextPanelProps {
  readonly state: Props['state']
  readonly given: ReturnType<typeof useGivenText>
  readonly takesFocus: boolean
  readonly onCancel: () => void
  /** To the pictures that were put aside for the field, where there are some. */
  readonly onPictures: (() => void) | undefined
}

/** Paste a text or drop a file; what cannot be read is said, and what was typed stays. */
function TextPanel({ state, given, takesFocus, onCancel, onPictures }: TextPanelProps) {
  const t = useMessages()
  const id = useId()
  const [isCancelled, setIsCancelled] = useState(false)
  const field = useFocusWhenLost<HTMLTextAreaElement>(takesFocus)
  function submit(event: FormEvent) {
    event.preventDefault()
    given.submit()
  }
  function cancel() {
    given.giveUp()
    onCancel()
    setIsCancelled(true)
    field.current?.focus()
  }
  const isWorking = given.isReading || state.state === 'working'
  const said = given.said ?? (state.state === 'refused' ? t(`analyser.problem.${state.problem}`) : null)
  useFocusOnProblem(field, said)
  return (
    <>
      <form className="az-l az-in" data-react onSubmit={submit} aria-busy={given.isReading}>
        <label className="lbl" htmlFor={id}>
          {t('analyser.text')}
        </label>
        <DropField ref={field} id={id} given={given} hint={t('analyser.drop')} describedBy={`${id}-said`} isInvalid={said !== null} />
        <p id={`${id}-said`} className={said ? 'note note--err' : 'small dim'} role={said ? 'alert' : undefined}>
          {said ?? (isCancelled ? t('work.cancelled') : `${t('file.limits', limitsInWords(t('page.lang')))} ${t('analyser.limits')}`)}
        </p>
        <Ways isWorking={isWorking} onPictures={onPictures} />
        {isWorking && <Working what={t('analyser.working')} onCancel={cancel} />}
      </form>
      <EmptyResult said={t(given.text.trim() ? 'analyser.ready' : 'analyser.empty')} />
    </>
  )
}

/** To the reading of the text, and back to pictures that were put aside for it. */
function Ways({ isWorking, onPictures }: Pick<TextPanelProps, 'onPictures'> & { readonly isWorking: boolean }) {
  const t = useMessages()
  return (
    <div className="btns">
      <button className="btn" type="submit" disabled={isWorking}>
        {t(isWorking ? 'analyser.working' : 'analyser.read')}
      </button>
      {onPictures && (
        <button className="btn btn--2" type="button" onClick={onPictures}>
          {t('scan.pictures')}
        </button>
      )}
    </div>
  )
}
