import { type Letter, tenseOf, type Warning } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import type { LetterRemark } from '../../reading/letter-remarks.ts'
import { Check } from './check.tsx'
import type { Draft } from './draft.ts'
import { waitingSentences } from './own-sentences.ts'
import { remarkWords } from './remark-words.ts'

/** What a reader of the finished letter would notice, but for what was said already. */
export function LetterChecks({ remarks, warnings }: { remarks: readonly LetterRemark[]; warnings: readonly Warning[] }) {
  const t = useMessages()
  const { figure } = useGradeName()
  return remarks
    .filter((remark) => !isSaid(remark, warnings))
    .map((remark) => <Check key={JSON.stringify(remark)} flag="u" {...remarkWords(remark, t, figure)} />)
}

/** What the description has been warned of is not said of the letter once more. */
function isSaid(remark: LetterRemark, warnings: readonly Warning[]): boolean {
  const codes = warnings.map(({ code }) => code)
  if (remark.kind !== 'expectation') return false
  return remark.code === 'third-parties' ? codes.includes('third-parties-expected') : codes.includes('trust-expected')
}

/** Sentences written by hand that do not fit the letter, or not any more. */
export function OwnChecks({ draft, letter, otherTense }: { draft: Draft; letter: Letter | undefined; otherTense: readonly string[] }) {
  const t = useMessages()
  const waiting = letter ? waitingSentences(draft, letter) : []
  return (
    <>
      {otherTense.map((sentence) => (
        <Check key={sentence} flag="u" title={t('generator.own.tense')} text={t(`generator.own.tense.${tenseOf(draft.kind)}`, { sentence })} />
      ))}
      {waiting.map((sentence) => (
        <Check key={sentence} flag="u" title={t('generator.waiting')} text={t('generator.waiting.text', { sentence })} />
      ))}
    </>
  )
}
