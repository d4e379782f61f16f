import { useText } from '../text-context.ts'

/** A part that stands on several pages, word for word: what is said there is said once. */
export function Part({ of }: { of: string }) {
  const { parts } = useText()
  if (!(of in parts)) throw new Error(`Part: pages are not given ${of}`)
  return parts[of]
}
