import { useFocusWhenLost } from '../../../browser/use-focus-when-lost.ts'
import { useMessages } from '../../../messages/messages.tsx'
import type { FileNote } from '../../file-text.ts'
import { countsOf, type Stretch, textOf } from './doubts.ts'
import { isDecisive } from './is-decisive.ts'

interface Props {
  readonly stretches: readonly Stretch[]
  /** What there is to say of the pages. */
  readonly notes: readonly FileNote[]
  /** Places of those that are still to be looked at. */
  readonly open: readonly number[]
  readonly onSettleAll: () => void
  readonly onText: (text: string, notes: readonly FileNote[]) => void
  readonly taking?: string
  readonly onEdit: (text: string) => void
  /** Back to the pictures; what was looked through stays. */
  readonly onChange: () => void
}

/** What can be done with the text: nothing is graded as long as a doubt is open, and those that decide no grade may be left as read. */
export function ReviewEnd({ stretches, notes, open, onSettleAll, onText, taking, onEdit, onChange }: Props) {
  const t = useMessages()
  const reading = useFocusWhenLost<HTMLButtonElement>(open.length === 0)
  const mayDecide = open.some((at) => isDecisive(stretches[at]?.text ?? ''))
  const isSure = open.length === 0
  const text = textOf(stretches)
  return (
    <div className="scn-e">
      {isSure && <p role="status">{t('scan.sure')}</p>}
      {open.length > 1 && !mayDecide && (
        <button type="button" className="btn btn--2 btn--s" onClick={onSettleAll}>
          {t('scan.others')}
        </button>
      )}
      <div className="btns">
        <button
          ref={reading}
          type="button"
          className="btn"
          disabled={!isSure}
          onClick={() => onText(text, [{ code: 'recognised', doubts: countsOf(stretches).doubts }, ...notes])}
        >
          {taking ?? t('analyser.read')}
        </button>
        {isSure && (
          <button type="button" className="btn btn--2" onClick={() => onEdit(text)}>
            {t('scan.edit')}
          </button>
        )}
        <button type="button" className="btn btn--2" onClick={onChange}>
          {t('scan.change')}
        </button>
      </div>
      {!isSure && <p className="small dim">{t('scan.first')}</p>}
    </div>
  )
}
