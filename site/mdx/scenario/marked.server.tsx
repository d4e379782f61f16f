import { Fragment } from 'react'
import { type HalfGrade, wholeGrade } from '#zeugnis'
import { carryingWords } from '../../reading/carrying-words.ts'
import { formatNumber } from '../measured/figure-table.tsx'
import { useText } from '../text-context.ts'

const lines: Readonly<Record<number, string>> = { 1: 'ann', 2: 'ann', 3: 'ann mid', 4: 'ann bad', 5: 'ann bad' }

/** A graded sentence: line style and figure carry the grade, colour only supports them. */
export function Marked({ text, grade }: { readonly text: string; readonly grade?: HalfGrade }) {
  const { locale } = useText()
  if (grade === undefined) return text
  const places = carryingWords(text, wholeGrade(grade), 'de')
  return (
    <>
      {places.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark className={lines[wholeGrade(grade)]} {...(index === places.length - 1 && { 'data-g': formatNumber(grade, locale) })}>
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end)}
    </>
  )
}
