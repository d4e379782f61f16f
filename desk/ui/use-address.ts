import { useSearchParams } from 'react-router'

/** What is chosen on a screen stands in its address: it can be sent, kept and gone back from. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  /** Changes some of it. "" takes a choice away; with any other choice than the page, the first page comes. */
  function choose(choices: Readonly<Record<string, string>>, { replace = false } = {}) {
    // Not `params`: those are of the last drawing, and a choice made a moment ago may not be drawn yet.
    const next = new URLSearchParams(window.location.search)
    if (!('page' in choices)) next.delete('page')
    for (const [name, value] of Object.entries(choices)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace })
  }
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  return { chosen: (name: string) => params.get(name) ?? '', page, choose }
}
