import type { Counts } from './part.ts'

const countOf = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0)

/** From the closing line "Tests  1 failed | 2 passed (3)". */
export function countVitest(output: string): Counts {
  const line = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? ''
  return { passed: countOf(line, /(\d+) passed/), failed: countOf(line, /(\d+) failed/) }
}

/** From the closing lines "1 failed", "1 flaky" (passed when it was tried again) and "2 passed". */
export function countPlaywright(output: string): Counts {
  const flaky = countOf(output, /^\s*(\d+) flaky/m)
  return { passed: countOf(output, /^\s*(\d+) passed/m) + flaky, failed: countOf(output, /^\s*(\d+) failed/m), flaky }
}

const MOST = 30

/** What failed, shortly: the runners' lines that name a test, else the end of the output. */
export function failuresIn(output: string): readonly string[] {
  const named = output.split('\n').filter((line) => /^\s*FAIL\s|^\s+\d+\) \S+\.spec\.ts:/.test(line))
  const lines = [...new Set(named.map((line) => line.trim()))]
  return (lines.length > 0 ? lines : output.trimEnd().split('\n')).slice(-MOST)
}
