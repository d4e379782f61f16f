import type { DraftChange, DraftReading } from '#services/cases'
import { Flag } from '../../ui/flag.tsx'
import { GradeLine, GradeWord } from '../grade-line.tsx'
import { useLocale, useWords } from '../words.ts'

const wholes = ['overall', 'performance', 'conduct'] as const

/** What the engine reads in a draft, and what became of it since it was written. */
export function ReadingOf({ reading, lang }: { readonly reading: DraftReading; readonly lang: string }) {
  const say = useWords()
  const locale = useLocale()
  const { grades, remarks, changes, facts } = reading
  return (
    <div className="read">
      {grades && wholes.some((whole) => grades[whole].grade !== null) && (
        <ul className="grades">
          {wholes.map((whole) => (
            <GradeLine key={whole} label={say(`whole.${whole}`)} grade={grades[whole].grade} />
          ))}
        </ul>
      )}
      <Verdict reading={reading} />
      {changes.length > 0 && (
        <>
          <h3>{say('changes.title')}</h3>
          <ol className="changes">
            {changes.map((change) => (
              <Change key={`${change.before}|${change.after}`} change={change} lang={lang} />
            ))}
          </ol>
          {facts.length > 0 && <p>{say('changes.facts', { what: facts.map((fact) => fact[locale]).join(', ') })}</p>}
        </>
      )}
      {remarks.length > 0 && (
        <details className="more-of">
          <summary>{say('remarks.title', { count: remarks.length })}</summary>
          <ul>
            {remarks.map((remark) => (
              <li key={remark[locale]}>{remark[locale]}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** What the edited text does to the grades; a lower one is a warning. */
function Verdict({ reading: { verdict, isLowered } }: { readonly reading: DraftReading }) {
  const say = useWords()
  const locale = useLocale()
  if (!verdict) return null
  return (
    <div className={isLowered ? 'note note--warn' : 'note'}>
      <Flag name={isLowered ? 'u' : 'c'} size={34} />
      <div>
        <p className="note-t">{say(isLowered ? 'verdict.lowered' : 'verdict.changed')}</p>
        <p>{verdict[locale]}</p>
      </div>
    </div>
  )
}

/** A sentence before and after, with the grades that each has, and why. */
function Change({ change: { before, after, gradeBefore, gradeAfter, why }, lang }: { readonly change: DraftChange; readonly lang: string }) {
  const say = useWords()
  const locale = useLocale()
  const sides = [
    { word: say('changes.before'), text: before, grade: gradeBefore },
    { word: say('changes.after'), text: after, grade: gradeAfter },
  ]
  return (
    <li>
      <dl className="pairs">
        {sides.map(({ word, text, grade }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              <span className="ref" lang={lang}>
                {text ?? say('changes.none')}
              </span>
              {grade !== null && <GradeWord grade={grade} />}
            </dd>
          </div>
        ))}
      </dl>
      {why.length > 0 && <p className="small">{say('changes.because', { why: why.map((one) => one[locale]).join(say('changes.and')) })}</p>}
    </li>
  )
}
