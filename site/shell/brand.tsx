import { LogoMark } from '../ui/logo-mark.tsx'

export function Brand({ href, brand, label }: { href: string; brand: string; label: string }) {
  return (
    <a className="brand" href={href} aria-label={label}>
      <LogoMark />
      {brand}
    </a>
  )
}
