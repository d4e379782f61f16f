import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyProject, type ProjectCopy } from './copy-project.ts'

const root = join(import.meta.dirname, '../..')

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>
}

/** Folders of the packages that `npm ci --omit=dev` installs, those inside others with these. */
function productionPackages(): string[] {
  const { packages }: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.keys(packages).filter((path) => path.lastIndexOf('node_modules/') === 0 && !packages[path]?.dev && existsSync(join(root, path)))
}

/** The project as it is deployed with its build: without the packages that only building and testing need. */
export function copyForProduction(): ProjectCopy {
  const copy = copyProject()
  rmSync(join(copy.folder, 'node_modules'))
  for (const path of productionPackages()) {
    mkdirSync(dirname(join(copy.folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(copy.folder, path))
  }
  cpSync(join(root, 'build'), join(copy.folder, 'build'), { recursive: true })
  return copy
}
