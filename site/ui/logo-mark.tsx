const shapes =
  '<path d="M0 0H24V48H0Z" fill="#fff"/><path d="M24 0H48V48H24Z" fill="#c4122f"/><path d="M7 13H18M7 20H18M7 27H14" stroke="#0a1c36" stroke-width="2.6"/><path d="M1.25 1.25H46.75V46.75H1.25Z" fill="none" stroke="#0a1c36" stroke-width="2.5"/>'

/** Flag H, drawn as a letter sheet. Header and footer come from the server and stay, so the browser need not know the shapes. */
export function LogoMark() {
  return (
    <svg
      viewBox="0 0 48 48"
      width="36"
      height="36"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? shapes : '' }}
    />
  )
}
