import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to the generator carries what the letter beside it is set to: grade and form of address. */
export function LetterLinks() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other letters
  useEffect(() => {
    const follow = () => document.querySelectorAll<HTMLAnchorElement>('a[data-adapt]').forEach(addChoices)
    follow()
    document.addEventListener('change', follow)
    return () => document.removeEventListener('change', follow)
  }, [pathname])
  return null
}

function addChoices(link: HTMLAnchorElement): void {
  const address = new URL(link.href)
  const chosen = link.closest('.tplw')?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
  for (const { name, value } of chosen) address.searchParams.set(name, value)
  link.search = address.search
}
