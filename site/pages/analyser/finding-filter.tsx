import { useMessages } from '../../messages/messages.tsx'
import type { BasisView, Finding, Technique } from '../../reading/reading.ts'

export interface FindingFilterState {
  readonly basis: 'all' | 'decided' | 'custom' | 'lore'
  readonly technique: 'all' | 'open' | Technique
}

/** A statute decides as a ruling does. */
function groupOf({ kind }: BasisView): Exclude<FindingFilterState['basis'], 'all'> {
  return kind === 'court' || kind === 'statute' ? 'decided' : kind
}

/** Whether a finding is shown. */
export function fits({ basis, techniques, kind }: Finding, filter: FindingFilterState): boolean {
  if (filter.basis !== 'all' && (basis === null || groupOf(basis) !== filter.basis)) return false
  if (filter.technique === 'all') return true
  return filter.technique === 'open' ? kind === 'open' : techniques.includes(filter.technique)
}

interface Props {
  readonly findings: readonly Finding[]
  readonly filter: FindingFilterState
  readonly onChange: (filter: FindingFilterState) => void
}

const bases = ['all', 'decided', 'custom', 'lore'] as const

/** Filters by what a finding rests on and by technique; only techniques that occur are offered. */
export function FindingFilter({ findings, filter, onChange }: Props) {
  const t = useMessages()
  const found = [...new Set(findings.flatMap(({ techniques }) => techniques))].sort()
  const techniques = ['all' as const, ...found, ...(findings.some(({ kind }) => kind === 'open') ? (['open'] as const) : [])]
  return (
    <div className="flt" data-script="">
      <fieldset className="seg">
        <legend className="vh">{t('analyser.filter.basis')}</legend>
        {bases.map((basis) => (
          <label key={basis}>
            <input type="radio" name="basis" checked={filter.basis === basis} onChange={() => onChange({ ...filter, basis })} />
            {t(`analyser.filter.${basis}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="chips">
        <legend className="vh">{t('analyser.filter.technique')}</legend>
        {techniques.map((technique) => (
          <label key={technique}>
            <input type="radio" name="technique" checked={filter.technique === technique} onChange={() => onChange({ ...filter, technique })} />
            {technique === 'all' ? t('analyser.filter.every') : technique === 'open' ? t('analyser.open') : t(`technique.${technique}`)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
