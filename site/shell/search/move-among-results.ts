import type { KeyboardEvent } from 'react'

const modifiers = ['ctrlKey', 'metaKey', 'altKey'] as const

/** Arrows move between the field and the links below it; whoever types goes on typing in the field. */
export function moveAmongResults(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const stops: HTMLElement[] = field ? [field, ...links] : links
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step && !modifiers.some((key) => event[key])) {
    event.preventDefault()
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
  } else if (at > 0 && (event.key.length === 1 || event.key === 'Backspace') && event.key !== ' ' && !modifiers.some((key) => event[key])) {
    field?.focus()
  }
}
