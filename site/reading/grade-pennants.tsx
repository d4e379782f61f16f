import { Flag } from '../ui/flag.tsx'

/** The pennant of a grade, or the two between which a half grade stands. */
export function GradePennants({ grade, size }: { grade: number; size: number }) {
  return [...new Set([Math.floor(grade), Math.ceil(grade)])].map((one) => <Flag key={one} name={String(one)} size={size} />)
}
