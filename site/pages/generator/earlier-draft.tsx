import { useMessages } from '../../messages/messages.tsx'
import type { Draft } from './draft.ts'
import type { TemplateState } from './use-template.ts'

/** A template has taken the place of a draft, or could not be had: the way back to what was typed. */
export function EarlierDraft({ template, draft }: { template: TemplateState; draft: Draft }) {
  const t = useMessages()
  if (!template.hasFailed && !template.hasEarlier) return null
  return (
    <div className="note gen-o" role="status">
      {template.hasFailed && <p>{t('generator.template.failed')}</p>}
      {template.hasEarlier && (
        <>
          <p>{t('generator.earlier')}</p>
          <button type="button" className="btn btn--2 btn--s" onClick={() => template.swap(draft)}>
            {t('generator.earlier.open')}
          </button>
        </>
      )}
    </div>
  )
}
