import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { BuildInfo } from './ensure.ts'

/** The router's part of a build. */
export function loadServerBuild({ folder }: Pick<BuildInfo, 'folder'>): Promise<ServerBuild> {
  return import(pathToFileURL(join(folder, 'server/index.js')).href)
}
