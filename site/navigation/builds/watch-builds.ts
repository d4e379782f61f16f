import { getAtOnce } from '../../browser/get-at-once.ts'
import { BUILD_POLL_MS } from '../../constants.ts'

interface LatestBuild {
  readonly id?: string
}

/**
 * Asks for new builds at intervals and when the page is looked at again (specification, section 7: the latest-build file with a
 * time in its query), and tells when there is one. Answers how to stop.
 */
export function watchBuilds(onNewer: () => void): () => void {
  const ask = () => document.visibilityState === 'visible' && askForNewestBuild(onNewer)
  const timer = setInterval(ask, BUILD_POLL_MS)
  document.addEventListener('visibilitychange', ask)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}

/** Without a line or an answer nothing changes: the next time tells. */
async function askForNewestBuild(onNewer: () => void): Promise<void> {
  const { id } = await getAtOnce<LatestBuild>(`/_build/latest.json?${Date.now()}`).catch((): LatestBuild => ({}))
  if (id && id !== __BUILD_ID__) onNewer()
}
