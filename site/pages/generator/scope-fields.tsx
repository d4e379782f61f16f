import { useMessages } from '../../messages/messages.tsx'
import { CheckField } from '../../ui/choice-fields.tsx'
import type { Draft } from './draft.ts'

interface Props {
  readonly draft: Draft
  readonly onChange: (more: Partial<Draft>) => void
}

/** What else belongs in: leadership, third parties, training. */
export function ScopeFields({ draft, onChange }: Props) {
  const t = useMessages()
  return (
    <div className="gen-s">
      <CheckField label={t('draft.leads')} value={draft.leads} onChange={(leads) => onChange({ leads })} />
      <CheckField
        label={t('draft.meetsThirdParties')}
        value={draft.meetsThirdParties}
        onChange={(meetsThirdParties) => onChange({ meetsThirdParties })}
      />
      <CheckField label={t('draft.trained')} value={draft.trained} onChange={(trained) => onChange({ trained })} />
    </div>
  )
}
