import { useEffect, useState } from 'react'
import type { Locale } from '#words/interface'
import { type AskStack, wasStopped } from './ask-stack.ts'
import type { Common } from './rows/read-row.ts'
import type { CheckedRow } from './stack-answer.ts'
import type { GivenTable } from './use-table.ts'

/** Who types is not interrupted by every letter. */
const PAUSE_MS = 250

interface Checking {
  readonly given: GivenTable
  readonly common: Common
  readonly rows: readonly CheckedRow[]
}

interface Wanted {
  readonly given: GivenTable | undefined
  readonly common: Common
  readonly locale: Locale
  readonly today: string
}

/** What is to be said of each row, anew whenever columns or common entries change; the rows before stay until then. */
export function useRows(ask: AskStack, { given, common, locale, today }: Wanted) {
  const [checking, setChecking] = useState<Checking>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!given) return
    const timer = setTimeout(() => {
      ask({ ask: 'rows', table: given.table, mapping: given.mapping, common, locale, today }).then(
        ({ rows }) => {
          setHasFailed(false)
          setChecking({ given, common, rows })
        },
        (error: unknown) => setHasFailed(!wasStopped(error)),
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [ask, given, common, locale, today])
  return {
    rows: checking && checking.given.table === given?.table ? checking.rows : undefined,
    /** Whether they are those of what is entered now. */
    isCurrent: checking?.given === given && checking?.common === common,
    hasFailed,
  }
}

/** Rows of which a letter can be written. */
export function isReady({ problems, draftProblems }: CheckedRow): boolean {
  return problems.length === 0 && draftProblems.length === 0
}
