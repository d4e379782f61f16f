import type { FormEvent } from 'react'
import { locales } from '#words/interface'
import { useSay } from '../../language/language.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { IssueFields } from './issue-fields.tsx'
import { IssuePreview } from './preview/issue-preview.tsx'
import { SendIssue } from './send-issue.tsx'
import type { StoredIssue } from './stored-issue.ts'
import { TestMail } from './test-mail.tsx'
import { useIssueDraft } from './use-issue-draft.ts'

/** The issue in both languages, its preview, a mail to try it, and the way out to the readers. */
export function IssueForm({ issue }: { readonly issue: StoredIssue }) {
  const say = useSay()
  const { draft, change, isChanged, isComplete, save, send, takeBack } = useIssueDraft(issue)
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }
  return (
    <>
      <form className="box" onSubmit={submit}>
        <p className="hint">{say('issue.markdown')}</p>
        <div className="halves">
          {locales.map(({ code, name }) => (
            <IssueFields key={code} language={code} name={name} draft={draft} onChange={change} />
          ))}
        </div>
        <Outcome
          done={save.isSuccess && !isChanged && say('handling.saved')}
          problem={save.error && say('handling.failed', { message: save.error.message })}
        />
        <button type="submit" disabled={!isChanged || save.isPending}>
          {say('handling.save')}
        </button>
      </form>
      <IssuePreview draft={draft} />
      <TestMail draft={draft} />
      <SendIssue issue={issue} isComplete={isComplete} onSend={send} onTakeBack={takeBack} />
    </>
  )
}
