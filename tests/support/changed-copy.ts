import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { copyProject, type ProjectCopy } from './copy-project.ts'

interface Change {
  /** Path inside the project. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** A copy of the project in which texts have been changed, as the next one to be deployed. */
export function copyChanged(changes: readonly Change[]): ProjectCopy {
  const copy = copyProject()
  for (const { file, from, to } of changes) replaceIn(join(copy.folder, file), from, to)
  return copy
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${basename(file)} does not hold “${from}”`)
  writeFileSync(file, text.replaceAll(from, to))
}
