import { type ComponentType, type FormEvent, useState } from 'react'
import type { Locale } from '#words/interface'
import type { SearchDialogProps } from './search-dialog.tsx'
import { SearchIcon } from './search-icon.tsx'

interface Opened {
  readonly Dialog: ComponentType<SearchDialogProps>
  /** How often it was asked for. */
  readonly times: number
}

/** Loads and opens the dialog when a search button is used. When it cannot be loaded, the search page is there. */
export function useSearchDialog(locale: Locale) {
  const [opened, setOpened] = useState<Opened>()
  async function open(event: FormEvent<HTMLElement>) {
    event.preventDefault()
    try {
      const { SearchDialog } = await import('./search-dialog.tsx')
      setOpened((before) => ({ Dialog: SearchDialog, times: (before?.times ?? 0) + 1 }))
    } catch {
      if (event.target instanceof HTMLFormElement) location.assign(event.target.action)
    }
  }
  return { open, dialog: opened && <opened.Dialog locale={locale} times={opened.times} icon={<SearchIcon />} /> }
}
