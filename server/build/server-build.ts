import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

/** The router's part of a build. */
export function loadServerBuild({ folder }: { readonly folder: string }): Promise<ServerBuild> {
  return import(pathToFileURL(join(folder, 'server/index.js')).href)
}
