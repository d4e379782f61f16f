import { useEffect, useMemo, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { Letter } from '#zeugnis'
import type { carryingWords, Place } from '../../reading/carrying-words.ts'

/** By sentence, the places of the words that make its grade. */
export type Carried = Readonly<Record<string, readonly Place[]>>

/**
 * Which words of a letter's graded sentences carry their grade. Those of the sample come with the page; what reads
 * others comes with the first of them, and until then they stand unmarked.
 */
export function useCarriedWords({ parts, language }: Letter): Carried {
  const { carried } = useLoaderData<{ readonly carried: Carried }>()
  const [read, setRead] = useState<typeof carryingWords>()
  const graded = useMemo(() => parts.flatMap(({ sentences }) => sentences).filter(({ grade }) => grade !== undefined), [parts])
  const isNew = graded.some(({ text }) => !(text in carried))
  useEffect(() => {
    // A letter without marks is still the letter.
    if (isNew) import('../../reading/carrying-words.ts').then((loaded) => setRead(() => loaded.carryingWords), console.warn)
  }, [isNew])
  return useMemo(() => {
    const others = graded.flatMap(({ text, grade }) => (read && grade && !(text in carried) ? [[text, read(text, grade, language)] as const] : []))
    return { ...carried, ...Object.fromEntries(others) }
  }, [carried, graded, language, read])
}
