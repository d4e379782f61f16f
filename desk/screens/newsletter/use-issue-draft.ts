import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKept } from '../../ui/use-kept.ts'
import { changeIssue, type IssueDraft, isDraft, type StoredIssue } from './stored-issue.ts'

const draftOf = ({ subjectDe, subjectEn, textDe, textEn }: StoredIssue): IssueDraft => ({ subjectDe, subjectEn, textDe, textEn })

const parts = ['subjectDe', 'subjectEn', 'textDe', 'textEn'] as const

/** An issue as it is written. Nothing is sent that has not been saved: what goes out is what lies there. */
export function useIssueDraft(issue: StoredIssue) {
  const questions = useQueryClient()
  const [base, setBase] = useState(draftOf(issue))
  const [draft, setDraft, forget] = useKept(`issue ${issue.id}`, base, isDraft)
  const isChanged = parts.some((part) => draft[part] !== base[part])
  const isComplete = parts.every((part) => draft[part].trim() !== '')
  const save = useMutation({
    mutationFn: async () => {
      await changeIssue(issue.id, draft)
      setBase(draft)
      forget()
      await questions.invalidateQueries({ queryKey: ['newsletterIssues'] })
    },
  })
  /** Lets the saved issue out: now, or at a time such as `2026-12-01T09:00` where the operator is. */
  async function send(at: string): Promise<void> {
    if (isChanged) await save.mutateAsync()
    await changeIssue(issue.id, at ? { state: 'planned', planned: new Date(at).toISOString() } : { state: 'sending', planned: '' })
    await questions.invalidateQueries({ queryKey: ['newsletterIssues'] })
  }
  async function takeBack(): Promise<void> {
    await changeIssue(issue.id, { state: 'draft', planned: '' })
    await questions.invalidateQueries({ queryKey: ['newsletterIssues'] })
  }
  const change = (part: Partial<IssueDraft>) => setDraft((before) => ({ ...before, ...part }))
  return { draft, change, isChanged, isComplete, save, send, takeBack }
}
