import { useEffect } from 'react'
import { noteNewerBuild } from './builds/newer-build.ts'
import { watchBuilds } from './builds/watch-builds.ts'
import { Preloads } from './navigation/preloads.tsx'
import { isThrifty } from './thrift.ts'

/** What every page does once the browser is idle: asks for new builds, and fetches pages ahead where data are not dear. */
export function IdleRuntime() {
  useEffect(() => watchBuilds(noteNewerBuild), [])
  return isThrifty() ? null : <Preloads />
}
