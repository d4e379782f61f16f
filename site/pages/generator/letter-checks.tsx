import { tenseOf, type Warning } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import type { LetterRemark } from '../../reading/letter-remarks.ts'
import { Check } from './check.tsx'
import type { Draft } from './draft.ts'
import { remarkWords } from './remark-words.ts'

/** What a reader of the finished letter would notice, but for what was said already. */
export function LetterChecks({ remarks, warnings }: { remarks: readonly LetterRemark[]; warnings: readonly Warning[] }) {
  const t = useMessages()
  const { figure } = useGradeName()
  return remarks
    .filter((remark) => !isSaid(remark, warnings, remarks))
    .map((remark) => <Check key={JSON.stringify(remark)} flag="u" {...remarkWords(remark, t, figure)} />)
}

/** What was said of the description, or of a single sentence, is not said of the letter once more. */
function isSaid(remark: LetterRemark, warnings: readonly Warning[], remarks: readonly LetterRemark[]): boolean {
  const codes = warnings.map(({ code }) => code)
  if (remark.kind === 'defect' && remark.code === 'forbidden-content')
    return codes.includes('inadmissible') || remarks.some(({ kind }) => kind === 'inadmissible')
  return remark.kind === 'expectation' && remark.code === 'third-parties' && codes.includes('third-parties-expected')
}

interface OwnChecksProps {
  readonly kind: Draft['kind']
  readonly otherTense: readonly string[]
  /** What the letter does not show at present. */
  readonly waiting: readonly string[]
}

/** Sentences written by hand that do not fit the letter, or not any more. */
export function OwnChecks({ kind, otherTense, waiting }: OwnChecksProps) {
  const t = useMessages()
  return (
    <>
      {otherTense.map((sentence) => (
        <Check key={sentence} flag="u" title={t('generator.own.tense')} text={t(`generator.own.tense.${tenseOf(kind)}`, { sentence })} />
      ))}
      {waiting.map((sentence) => (
        <Check key={sentence} flag="u" title={t('generator.waiting')} text={t('generator.waiting.text', { sentence })} />
      ))}
    </>
  )
}
