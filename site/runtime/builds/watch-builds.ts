import { BUILD_POLL_MS, NEWER_NOTICE_ID } from '../constants.ts'

let isReplaced = false
/** Path of the page that somebody has typed into. */
let filled = ''

/** Whether this page's build has been replaced: links are ordinary loads from then on. */
export const isBuildReplaced = () => isReplaced

/**
 * Asks for new builds at intervals and when the page is looked at again (specification, section 7: the latest-build file with a
 * time in its query). Who is filling in a form is told by a quiet notice, as nothing typed may be lost. Answers how to stop.
 */
export function watchBuilds(): () => void {
  const ask = () => document.visibilityState === 'visible' && askForNewestBuild()
  const timer = setInterval(ask, BUILD_POLL_MS)
  document.addEventListener('visibilitychange', ask)
  document.addEventListener('input', noteInput)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
    document.removeEventListener('input', noteInput)
  }
}

function noteInput({ target }: Event): void {
  if (target instanceof Element && target.closest('main')) filled = location.pathname
}

/** Without a line or an answer nothing changes: the next time tells. */
async function askForNewestBuild(): Promise<void> {
  const latest = await fetch(`/_build/latest.json?${Date.now()}`)
    .then((answer) => answer.json())
    .catch(() => ({}))
  if (!latest.id || latest.id === __BUILD_ID__) return
  isReplaced = true
  const notice = document.getElementById(NEWER_NOTICE_ID)
  if (notice) notice.hidden = filled !== location.pathname
}
