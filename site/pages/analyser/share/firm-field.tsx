import { reportLimits } from '#services/reports'
import type { Issuer } from '#zeugnis'
import { useMessages } from '../../../messages/messages.tsx'

interface Props {
  readonly index: number
  /** What was written by hand; nothing as long as the letter says it. */
  readonly written: string | null
  readonly issuer: Issuer | undefined
  readonly onName: (firm: string) => void
}

/** The company a letter counts for in the report: as the letter says, or as whoever shares it calls it. May stay empty. */
export function FirmField({ index, written, issuer, onName }: Props) {
  const t = useMessages()
  const found = issuer?.isReference ? issuer : null
  const firm = written ?? found?.name ?? ''
  const years = [found?.from, found?.to].flatMap((day) => day?.slice(0, 4) ?? [])
  return (
    <div className="shr-e">
      <label htmlFor={`shr-firm-${index}`}>{t('share.firm')}</label>
      <input
        id={`shr-firm-${index}`}
        className="fld-in"
        aria-describedby={`shr-of-${index}`}
        lang="de"
        value={firm}
        maxLength={reportLimits.firm}
        autoComplete="off"
        placeholder={t('share.firm.none')}
        onChange={(event) => onName(event.target.value)}
      />
      {years.length > 0 && <span className="small dim">{[...new Set(years)].join('–')}</span>}
    </div>
  )
}
