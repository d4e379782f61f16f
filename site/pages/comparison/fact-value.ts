import type { MessageKey } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import type { FactView } from './comparison-view.ts'
import { dayKinds, isNoDay } from './day-facts.ts'

/** Facts that the engine answers in its own codes, and those of which it matters only whether they are there. */
const codes: Readonly<Partial<Record<string, MessageKey>>> = {
  einfach: 'report.kind.einfach',
  qualifiziert: 'report.kind.qualifiziert',
  vorlaeufig: 'report.kind.vorlaeufig',
  zwischen: 'report.kind.zwischen',
  ausbildung: 'report.kind.ausbildung',
  frau: 'draft.address.frau',
  herr: 'draft.address.herr',
  name: 'draft.address.name',
  'own-wish': 'draft.reason.eigenerWunsch',
  mutual: 'draft.reason.einvernehmlich',
  operational: 'draft.reason.betriebsbedingt',
  'fixed-term': 'draft.reason.befristung',
  completed: 'draft.reason.abschluss',
  retirement: 'comparison.reason.retirement',
  dismissal: 'comparison.reason.dismissal',
}
const coded: readonly string[] = ['kind', 'address', 'leaving-reason'] satisfies FactView['kind'][]
const thereOrNot: readonly string[] = ['regret', 'thanks', 'wishes', 'continuation', 'rehire', 'honesty'] satisfies FactView['kind'][]

/** How the value of a fact is told in the reader's language. */
export function useFactValue(): (kind: FactView['kind'], value: string | null) => string {
  const t = useMessages()
  return (kind, value) => {
    if (value === null) return t('comparison.fact.none')
    if (thereOrNot.includes(kind)) return t('comparison.fact.there')
    if (dayKinds.includes(kind) && isNoDay(value)) return t('comparison.fact.no-day', { day: value })
    const key = coded.includes(kind) ? codes[value] : undefined
    return key ? t(key) : value
  }
}
