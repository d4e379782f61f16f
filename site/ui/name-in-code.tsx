import type { ReactNode } from 'react'

/** Longer names may have to break on a phone. */
const LONGEST = 26

/** A name in code inside a sentence: a short one stays whole, also where it has a hyphen. */
export function NameInCode({ children }: { children?: ReactNode }) {
  const staysWhole = typeof children === 'string' && children.length <= LONGEST
  return <code className={staysWhole ? 'unbroken' : undefined}>{children}</code>
}
