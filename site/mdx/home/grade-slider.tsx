import type { ReactNode } from 'react'
import { fill } from '#words/interface'
import { Flag } from '../../ui/flag.tsx'
import { useText } from '../text-context.ts'

interface Props {
  readonly children?: ReactNode
}

const grades = ['1', '2', '3', '4', '5'] as const

/** Five radios that swap the wording by CSS alone: works before any script, and without one. */
function Stops({ legend, selected }: { legend: string; selected: string }) {
  return (
    <fieldset>
      <legend className="vh">{legend}</legend>
      <div className="stops">
        {grades.map((grade) => (
          <Stop key={grade} grade={grade} isSelected={grade === selected} />
        ))}
      </div>
    </fieldset>
  )
}

function Stop({ grade, isSelected }: { grade: (typeof grades)[number]; isSelected: boolean }) {
  const { messages } = useText()
  const name = messages[`grade.${grade}`]
  return (
    <label>
      <input type="radio" name="note" value={grade} defaultChecked={isSelected} aria-label={`${fill(messages.grade, { grade })}, ${name}`} />
      <span className="k">
        <Flag name={grade} size={34} />
      </span>
      <span>
        <b>{grade}</b>
        <span className="w">{name}</span>
      </span>
    </label>
  )
}

function GradeSlider({ children }: Props) {
  return <div className="slider">{children}</div>
}

function Sentence({ children }: Props) {
  return (
    <div className="say" lang="de" aria-live="polite">
      {children}
    </div>
  )
}

function Say({ grade, children }: Props & { grade: string }) {
  return <span className={`v v${grade}`}>{children}</span>
}

/** A word that this grade omits: an editor's strike, not read out. */
function Cut({ children }: Props) {
  return <del aria-hidden="true">{children}</del>
}

function Verdicts({ footnote, children }: Props & { footnote: string }) {
  return (
    <div className="slider-foot">
      <div>{children}</div>
      <p className="small dim">{footnote}</p>
    </div>
  )
}

function GradeVerdict({ grade, name, children }: Props & { grade: string; name: string }) {
  return (
    <div className={`v v${grade}`}>
      <b>{name}</b> {children}
    </div>
  )
}

export const gradeSlider = { GradeSlider, Sentence, Say, Cut, Stops, Verdicts, GradeVerdict }
