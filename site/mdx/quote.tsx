import type { ReactNode } from 'react'
import { fill } from '#words/interface'
import { Flag } from '../ui/flag.tsx'
import { markSentence } from './mark-sentence.ts'
import { MarkedWords } from './marked-words.tsx'
import { useText } from './text-context.ts'
import { textOf } from './text-of.ts'

interface Props {
  readonly grade?: string
  readonly source?: string
  readonly children?: ReactNode
}

/**
 * A quoted sentence of a reference, on its own short halyard with the pennant of its grade. Where the engine reads the
 * grade that the writer gives, the words that carry it are underlined.
 */
export function Quote({ grade, source, children }: Props) {
  const { locale, messages } = useText()
  const sentence = markSentence(textOf(children).replace(/[„“]/g, '').trim())
  return (
    <blockquote lang="de">
      {grade && <Flag name={grade} size={26} label={fill(messages.grade, { grade })} />}
      {String(sentence.grade) === grade ? (
        <p>
          „<MarkedWords sentence={sentence} locale={locale} />“
        </p>
      ) : (
        children
      )}
      {source && <footer lang={locale}>{source}</footer>}
    </blockquote>
  )
}
