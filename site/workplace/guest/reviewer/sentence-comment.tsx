import { Area } from '../../form/fields.tsx'
import { Press, WorkForm } from '../../form/work-form.tsx'
import type { Numbered } from '../../letter/parts.ts'
import { useWords } from '../../words.ts'

/** A word about one sentence, written where it stands. */
export function SentenceComment({ sentence: { id, number } }: { readonly sentence: Numbered }) {
  const say = useWords()
  return (
    <details className="lett-add">
      <summary>
        {say('comment.at')} <span className="vh">{say('sentence', { number })}</span>
      </summary>
      <WorkForm form={`comment-${id}`}>
        <input type="hidden" name="sentence" value={id} />
        <Area name="text" label={say('comment.of', { number })} rows={3} />
        <div>
          <Press deed="comment">{say('call.comment')}</Press>
        </div>
      </WorkForm>
    </details>
  )
}
