import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { BasisMark } from '../../reading/basis-mark.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import type { Reading, Remark } from '../../reading/reading.ts'
import { Flag } from '../../ui/flag.tsx'

/** Beneath the letter: what is missing, what contradicts or breaks a rule of form, what could not be graded. */
export function Strip({ reading, isPart }: { reading: Reading; isPart: boolean }) {
  const t = useMessages()
  return (
    <div className="az-f">
      <Cell flag="u" title={t('analyser.missing')}>
        {isPart ? <p>{t('analyser.missing.part')}</p> : <Missing reading={reading} />}
      </Cell>
      <Cell flag="n" title={t('analyser.defects')}>
        <Defects reading={reading} />
      </Cell>
      <div>
        <h3>
          <i className="offm" />
          {t('analyser.open')}
        </h3>
        <p>{t('analyser.open.count', { open: reading.open, all: reading.assessed })}</p>
        <p>{t('analyser.open.never')}</p>
      </div>
    </div>
  )
}

function Cell({ flag, title, children }: { flag: string; title: string; children: ReactNode }) {
  return (
    <div>
      <h3>
        <Flag name={flag} size={20} />
        {title}
      </h3>
      {children}
    </div>
  )
}

function Missing({ reading: { missingParts, closingGaps, expectations } }: { reading: Reading }) {
  const t = useMessages()
  if (missingParts.length + closingGaps.length + expectations.length === 0) return <p>{t('analyser.missing.nothing')}</p>
  return (
    <>
      {missingParts.map((remark) => (
        <RemarkView key={remark.part} title={t(`part.${remark.part}`)} remark={remark} />
      ))}
      {closingGaps.map((gap) => (
        <RemarkView
          key={gap}
          title={t('part.schlussformel')}
          remark={{ what: gap, explanation: t(`analyser.closing.${gap}`), basis: { kind: 'custom', source: null, note: '' } }}
        />
      ))}
      {expectations.map((remark) => (
        <RemarkView key={remark.what} title={remark.what} remark={remark} />
      ))}
    </>
  )
}

function Defects({ reading: { defects, contradictions } }: { reading: Reading }) {
  const t = useMessages()
  const nameOf = useGradeName()
  if (defects.length + contradictions.length === 0) return <p>{t('analyser.defects.nothing')}</p>
  return (
    <>
      {contradictions.map(({ dimension, grade, summary, basis }, index) => (
        <RemarkView
          // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may contradict alike
          key={index}
          title={t(`dimension.${dimension}`)}
          remark={{ what: '', explanation: t('analyser.contradicts', { grade: nameOf.figure(grade), summary: nameOf.figure(summary) }), basis }}
        />
      ))}
      {defects.map((remark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a defect may stand twice
        <RemarkView key={index} title={t(`defect.${remark.code}`)} remark={remark} />
      ))}
    </>
  )
}

function RemarkView({ title, remark: { explanation, basis } }: { title: string; remark: Remark }) {
  return (
    <div className="rm">
      <p>
        <b>{title}.</b> {explanation}
      </p>
      <p>
        <BasisMark basis={basis} />
      </p>
    </div>
  )
}
