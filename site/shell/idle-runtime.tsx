import { useEffect } from 'react'
import { isThrifty } from '../browser/thrift.ts'
import { noteNewerBuild } from '../navigation/builds/newer-build.ts'
import { watchBuilds } from '../navigation/builds/watch-builds.ts'
import { Preloads } from '../navigation/preloads.tsx'

/** What every page does once the browser is idle: asks for new builds, and fetches pages ahead where data are not dear. */
export function IdleRuntime() {
  useEffect(() => watchBuilds(noteNewerBuild), [])
  return isThrifty() ? null : <Preloads />
}
