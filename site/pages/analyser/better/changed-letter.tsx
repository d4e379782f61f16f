import type { ReactNode } from 'react'
import { withReplacements } from '#zeugnis'
import { useMessages } from '../../../messages/messages.tsx'
import { useGradeName } from '../../../reading/grade-name.ts'
import type { ChangedReading } from './better-answer.ts'
import type { ChosenSentence } from './chosen-sentence.ts'
import { FileButtons } from './file-buttons.tsx'
import { newDocument } from './new-document.ts'
import { changesIn, useOwnFile } from './use-own-file.ts'

interface Props {
  readonly text: string
  readonly chosen: readonly ChosenSentence[]
  /** The overall grade of the letter as it is, and with the sentences that were chosen, once it is read. */
  readonly before: number | null
  readonly reading: ChangedReading | undefined
  readonly onUndo: () => void
  /** What can be done with them besides. */
  readonly children: ReactNode
}

/** What the chosen sentences make of the letter, and what can be done with them. */
export function ChangedLetter({ text, chosen, before, reading, onUndo, children }: Props) {
  const t = useMessages()
  const nameOf = useGradeName()
  const grade = (figure: number | null) => (figure === null ? t('analyser.noGrade') : nameOf.figure(figure))
  const author = t('better.author')
  const { file, fits } = useOwnFile(text, chosen)
  const ofFile = fits === undefined ? '' : t(fits ? 'better.employer.own' : 'better.employer.unfit', { name: file?.name ?? '' })
  const overall = reading && { before: grade(before), after: grade(reading.overall) }
  return (
    <div className="bs-e">
      <div className="bs-s">
        <h3>{t('better.changed', { count: chosen.length })}</h3>
        <p role="status">{overall && t(overall.before === overall.after ? 'better.overall.same' : 'better.overall', overall)}</p>
        <p className="small dim">{t('better.kept')}</p>
        <button type="button" className="btn btn--2 btn--s" onClick={onUndo}>
          {t('better.undo')}
        </button>
      </div>
      <div className="bs-2">
        <div>
          <h3>{t('better.employer')}</h3>
          <p>{t('better.employer.text')}</p>
          <p role="status">{file ? ofFile : t('better.employer.plain')}</p>
          <FileButtons
            copyLabel={t('better.employer.copy')}
            files={[{ format: 'docx', label: t('better.employer.docx') }]}
            name={t('better.fileName')}
            textNow={() => withReplacements(text, chosen)}
            docx={async (title) => (file && (await changesIn(file, chosen, author))) ?? newDocument(text, chosen, { title, language: 'de', author })}
          />
        </div>
        {children}
      </div>
    </div>
  )
}
