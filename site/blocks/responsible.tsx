import { useMessages } from '../messages/messages.tsx'

interface ResponsibleProps {
  readonly name: string
  readonly isSample: boolean
}

/** Who answers for an editorial text, in its closing line; marked while the company record is a sample. */
export function Responsible({ name, isSample }: ResponsibleProps) {
  const t = useMessages()
  return (
    <span className="smp" data-search="off">
      {t('article.responsible', { name })} {isSample && <i>{t('sample.mark')}</i>}
    </span>
  )
}
