import { useRef, useState } from 'react'
import type { FileFormat } from '../../../browser/file-types.ts'
import { PlaceInTab } from '../../../browser/kept-in-tab.ts'
import { letterheadImage } from '../letterhead/use-letterhead.ts'
import { type AskStack, wasStopped } from './ask-stack.ts'
import { letterName } from './letters/pack.ts'
import { areAlike, COMPARED } from './letters/spread.ts'
import type { WrittenLetter } from './letters/write-letter.ts'
import type { CheckedRow } from './stack-answer.ts'
import { isReady } from './use-rows.ts'

export interface WritingOptions {
  readonly formats: readonly FileFormat[]
  /** Whether the letters say that they are drafts. */
  readonly isDraft: boolean
}

/** A letter that is there, and the row that it is of, from 0. */
export interface RowLetter extends WrittenLetter {
  readonly row: number
}

export interface Writing {
  readonly state: 'idle' | 'running' | 'stopped' | 'failed' | 'written'
  readonly letters: readonly RowLetter[]
  /** How many letters there will be. */
  readonly total: number
}

const keptWriting = new PlaceInTab<Writing>(() => false)
const nothing: Writing = { state: 'idle', letters: [], total: 0 }

/** Writes one letter after the other, so that the page stays usable; what is written stays when it is stopped, and is gone on with. */
export function useWriting(ask: AskStack, stop: () => void, today: string) {
  const [writing, setWriting] = useState(leftBefore)
  const current = useRef(writing)
  // What ends after its entries were changed is of no account.
  const run = useRef(0)
  const set = (next: Writing) => {
    current.current = next
    keptWriting.keep(next)
    setWriting(next)
  }
  /** @param rows as they were checked; whoever changes entries forgets what was written of the old ones */
  async function write(rows: readonly CheckedRow[], options: WritingOptions) {
    run.current += 1
    const own = run.current
    const ready = rows.flatMap((row, at) => (isReady(row) ? [{ ...row, at }] : []))
    set({ ...current.current, state: 'running', total: ready.length })
    try {
      for (const { draft, at } of ready) {
        const { letters } = current.current
        if (letters.some(({ row }) => row === at)) continue
        const before = letters.filter(({ row }) => rows[row] && areAlike(rows[row].draft, draft)).slice(-COMPARED)
        const wordings = before.map((letter) => letter.wordings)
        const { is: _, ...letter } = await ask({ ask: 'letter', draft, before: wordings, today, letterhead: letterheadImage(), ...options })
        if (run.current !== own) return
        set({ ...current.current, letters: [...letters, { ...letter, row: at }] })
      }
      set({ ...current.current, state: 'written' })
    } catch (error) {
      if (run.current === own) set({ ...current.current, state: wasStopped(error) ? 'stopped' : 'failed' })
    }
  }
  function forget() {
    run.current += 1
    if (current.current.state !== 'idle') set(nothing)
  }
  return { writing, write, stop, forget }
}

/** What was being written when the page was left has stopped there. */
function leftBefore(): Writing {
  const before = keptWriting.value ?? nothing
  return before.state === 'running' ? { ...before, state: 'stopped' } : before
}

/** The letters as files of an archive, with the names of their rows. */
export function filesOf(letters: readonly RowLetter[], rows: readonly CheckedRow[]) {
  return letters.flatMap(({ row, files }) => {
    const checked = rows[row]
    return checked ? files.map(({ format, bytes }) => ({ name: letterName(checked.line, checked.draft, format), bytes })) : []
  })
}
