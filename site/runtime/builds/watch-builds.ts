import { BUILD_POLL_MS } from '../constants.ts'

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
  const latest = await fetch(`/_build/latest.json?${Date.now()}`)
    .then((answer) => answer.json())
    .catch(() => ({}))
  if (latest.id && latest.id !== __BUILD_ID__) onNewer()
}
