import type { Letter } from '#zeugnis/generate'
import { useMessages } from '../../runtime/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import type { Problem } from './draft-problems.ts'

/** What the writer should know before signing; an error of the form comes first. */
export function Checks({ letter, problem }: { letter: Letter | undefined; problem: Problem | undefined }) {
  const t = useMessages()
  const warnings = letter?.warnings ?? []
  return (
    <section className="gen-k" aria-label={t('generator.checks')} aria-live="polite">
      <h2>{t('generator.checks')}</h2>
      {problem && <Check flag="n" title={t('generator.stopped')} text={t(`draft.problem.${problem.code}`)} />}
      {warnings.map((warning) => (
        <Check key={JSON.stringify(warning)} flag="u" {...said(warning, t)} />
      ))}
      {!problem && warnings.length === 0 && <Check flag="c" title={t('generator.fine')} text={t('generator.fine.text')} />}
      <Check flag="x" title={t('generator.onlyDraft')} text={t('generator.onlyDraft.text')} />
    </section>
  )
}

function said(warning: Letter['warnings'][number], t: ReturnType<typeof useMessages>) {
  if (warning.code === 'contradiction')
    return {
      title: t('warning.contradiction'),
      text: t('warning.contradiction.text', { topic: t(`topic.${warning.topic}`), grade: warning.grade, overall: warning.overall }),
    }
  if (warning.code === 'burden-of-proof') return { title: t('warning.burden-of-proof'), text: t('warning.burden-of-proof.text') }
  if (warning.code === 'third-parties-expected')
    return { title: t('warning.third-parties-expected'), text: t('warning.third-parties-expected.text', { who: warning.who }) }
  return { title: t('warning.trust-expected'), text: t('warning.trust-expected.text') }
}

function Check({ flag, title, text }: { flag: string; title: string; text: string }) {
  return (
    <div className="chk">
      <b>
        <Flag name={flag} size={20} />
        {title}
      </b>
      <p>{text}</p>
    </div>
  )
}
