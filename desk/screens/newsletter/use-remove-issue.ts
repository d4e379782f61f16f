import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { removeIssue } from './stored-issue.ts'

/** Deletes a draft and goes back to the list. */
export function useRemoveIssue(id: string): () => Promise<void> {
  const questions = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await removeIssue(id)
    await navigate('/newsletter')
    await questions.invalidateQueries({ queryKey: ['newsletterIssues'] })
  }
}
