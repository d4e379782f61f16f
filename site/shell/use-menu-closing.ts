import { useEffect } from 'react'

/** Closes open menus on a click outside and on Esc. Opening and closing itself is the browser's. */
export function useMenuClosing(): void {
  useEffect(() => {
    const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('.nav details[open]')
    function onClick({ target }: MouseEvent) {
      if (!matchMedia('(min-width:75em)').matches || !(target instanceof Node)) return
      for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false
    }
    function onKey({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      for (const menu of openMenus()) {
        menu.open = false
        menu.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}
