import { useEffect, useId, useRef, useState } from 'react'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

const WAIT_MS = 350

/** Searches while somebody types, after a moment, and at Enter at once. The key "/" leads here. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setText(value)
  }
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onSearch(text), WAIT_MS)
    return () => clearTimeout(timer)
  })
  useSlash(() => input.current?.focus())
  return (
    <search className="choice--search">
      <form
        className="choice"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text)
        }}
      >
        <label htmlFor={id}>{label}</label>
        <input ref={input} id={id} type="search" value={text} aria-keyshortcuts="/" onChange={(event) => setText(event.target.value)} />
      </form>
    </search>
  )
}

function useSlash(go: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      go()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
