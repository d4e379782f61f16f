import { useEffect, useState } from 'react'
import type { Locale } from '#words/interface'
import { PlaceInTab, useKeptInTab } from '../../../browser/kept-in-tab.ts'
import { useAsker } from '../../../browser/use-asker.ts'
import { askerOf } from './ask-stack.ts'
import type { Common } from './rows/read-row.ts'
import type { StackAnswer, StackQuestion } from './stack-answer.ts'
import { useRows } from './use-rows.ts'
import { useTable } from './use-table.ts'
import { useWriting } from './use-writing.ts'

/** Before the browser says what day it is, no day has come too early. */
const NEVER = '9999-12-31'

const keptCommon = new PlaceInTab<Common>(() => false)

/** Table, common entries, rows and letters of a stack, with one worker for all of them. */
export function useStack(locale: Locale) {
  const [today, setToday] = useState(NEVER)
  useEffect(() => setToday(new Date().toISOString().slice(0, 10)), [])
  const asker = useAsker<StackQuestion, StackAnswer>(startWorker)
  const [ask] = useState(() => askerOf(asker))
  const [common, setCommon] = useKeptInTab(keptCommon, emptyCommon(locale))
  const writing = useWriting(ask, () => asker.stop(), today)
  /** Letters of other entries are nobody's to take away. */
  function forget() {
    writing.forget()
    asker.stop()
  }
  const table = useTable(ask, forget)
  const rows = useRows(ask, { given: table.given, common, locale, today })
  function change(act: () => void) {
    forget()
    act()
  }
  return { ask, common, setCommon, table, writing, change, ...rows }
}

const startWorker = () => new Worker(new URL('./stack.worker.ts', import.meta.url), { type: 'module' })

function emptyCommon(locale: Locale): Common {
  return {
    language: locale,
    kind: 'qualifiziert',
    employer: '',
    city: '',
    about: '',
    issued: '',
    signer: '',
    position: '',
    isSimpleWithoutGrade: false,
  }
}
