import { reportLimits } from '#services/reports'
import { useMessages } from '../../../runtime/messages.tsx'
import type { SharingProblem } from './use-sharing.ts'

/** What stands in the way, as a sentence; of several letters it says which. */
export function useProblemWords(count: number): (problem: SharingProblem) => string {
  const t = useMessages()
  const said = (code: SharingProblem['code']): string => {
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
      case 'rate_limited':
      case 'offline':
        return t(`share.problem.${code}`)
      default:
        return t('share.problem.backend_away')
    }
  }
  return ({ code, letter }) => (letter !== null && count > 1 ? t('share.problem.of', { number: letter + 1, problem: said(code) }) : said(code))
}
