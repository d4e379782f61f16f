import { Flag } from './flag.tsx'

/** Several flags in reading order: a word, or a number in pennants. */
export function Flags({ letters, size }: { letters: string; size: number }) {
  return [...letters].map((letter, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word may repeat a letter, its place is its identity
    <Flag key={place} name={letter} size={size} />
  ))
}
