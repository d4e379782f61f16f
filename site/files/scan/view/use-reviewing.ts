import { useState } from 'react'
import { openIn, type Stretch, settled, settledAsRead } from './doubts.ts'
import { isDecisive } from './is-decisive.ts'

/** One doubt is looked at after the other, or the one that is wanted; what was typed for one stays while another is looked at. */
export function useReviewing(first: readonly Stretch[]) {
  const [stretches, setStretches] = useState(first)
  const open = openIn(stretches).sort((a, b) => rankOf(stretches[a]) - rankOf(stretches[b]))
  const [wanted, setWanted] = useState(open[0])
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const at = wanted ?? open[0]
  function settle(word: string) {
    if (at === undefined) return
    setStretches(settled(stretches, at, word))
    setWanted(open[open.indexOf(at) + 1] ?? open.find((one) => one !== at))
  }
  const type = (text: string) => at !== undefined && setTyped({ ...typed, [at]: text })
  function settleAll() {
    setStretches(settledAsRead(stretches))
    setWanted(undefined)
  }
  return { stretches, open, at, typed: at === undefined ? undefined : typed[at], choose: setWanted, type, settle, settleAll }
}

/** Words that may decide a grade are looked at first. */
const rankOf = (stretch: Stretch | undefined) => (isDecisive(stretch?.text ?? '') ? 0 : 1)
