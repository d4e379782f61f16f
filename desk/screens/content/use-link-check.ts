import { useEffect, useRef, useState } from 'react'
import type { CheckedLink } from '#words/desk'
import { askLink } from './read-content.ts'

const AT_ONCE = 4

type LinkState = 'unasked' | 'dead' | 'refuses' | 'moved' | 'fine'

/** Some servers answer programs with these, and people with the page. */
const refusals: readonly number[] = [401, 403, 405, 406, 429, 503, 999]

/** What an answer says of a link. */
export function stateOfLink(answer: CheckedLink | undefined): LinkState {
  if (!answer) return 'unasked'
  if (refusals.includes(answer.status)) return 'refuses'
  if (answer.status === 0 || answer.status >= 400) return 'dead'
  return answer.movedTo ? 'moved' : 'fine'
}

/** Asks addresses one after the other, a few at a time, until all have been asked, somebody stops it, or the screen is left. */
export function useLinkCheck(addresses: readonly string[]) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, CheckedLink>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState('')
  const run = useRef(0)
  function stop() {
    run.current += 1
    setRunning(false)
  }
  useEffect(
    () => () => {
      run.current += 1
    },
    [],
  )
  async function start() {
    const current = run.current + 1
    run.current = current
    const waiting = [...addresses]
    setAnswers(new Map())
    setProblem('')
    setRunning(true)
    async function askOn() {
      for (let next = waiting.shift(); next !== undefined && run.current === current; next = waiting.shift()) {
        const address = next
        const answer = await askLink(address)
        if (run.current === current) setAnswers((before) => new Map(before).set(address, answer))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, askOn)).catch((error: unknown) => {
      if (run.current === current) setProblem(error instanceof Error ? error.message : String(error))
    })
    if (run.current === current) stop()
  }
  return { answers, isRunning, problem, start, stop }
}
