import { reportLimits } from '#services/reports'
import { useMessages } from '../../../messages/messages.tsx'
import { waitWords } from '../../../messages/wait-words.ts'
import type { SharingProblem } from './use-sharing.ts'

/** What stands in the way, as a sentence; of several letters it says which. */
export function useProblemWords(count: number): (problem: SharingProblem) => string {
  const t = useMessages()
  const said = ({ code, retryAfter }: SharingProblem): string => {
    switch (code) {
      case 'empty':
      case 'other-language':
      case 'no-reference':
      case 'invalid-input':
        return t(`analyser.problem.${code}`)
      case 'differs':
      case 'no_letter':
      case 'days':
        return t(`share.problem.${code}`)
      case 'too_many':
        return t('share.problem.too_many', { count: reportLimits.letters })
      case 'too_long':
        return t('share.problem.too_long', { count: reportLimits.characters.toLocaleString(t('page.lang')) })
      case 'too_large':
      case 'too_busy':
      case 'takes_too_long':
      case 'offline':
        return t(`share.problem.${code}`)
      case 'rate_limited':
        return t('share.problem.rate_limited', { wait: waitWords(t, retryAfter) })
      default:
        return t('share.problem.backend_away')
    }
  }
  return (problem) =>
    problem.letter !== null && count > 1 ? t('share.problem.of', { number: problem.letter + 1, problem: said(problem) }) : said(problem)
}
