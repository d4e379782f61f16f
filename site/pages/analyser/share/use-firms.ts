import { useState } from 'react'

/** Companies that were written by hand, by the place of their letter; nothing where the letter says it. */
export function useFirms(letters: number) {
  const [written, setWritten] = useState<readonly (string | null)[]>([])
  const firms = Array.from({ length: letters }, (_, index) => written[index] ?? null)
  return {
    firms,
    name: (index: number, firm: string) => setWritten(firms.with(index, firm)),
    remove: (index: number) => setWritten(firms.toSpliced(index, 1)),
  }
}
