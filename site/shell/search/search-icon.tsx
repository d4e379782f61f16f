/** A magnifier. */
export function SearchIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M13 13l5.5 5.5M14.5 8a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0z" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
