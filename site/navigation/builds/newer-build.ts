import { NEWER_NOTICE_ID } from '../../constants.ts'

let isReplaced = false
/** Path of the page that somebody has typed into. */
let filled = ''

/** Whether this page's build has been replaced: links are ordinary loads from then on. */
export const isBuildReplaced = () => isReplaced

/** Notes a newer build. Who is filling in a form is told by a quiet notice, as nothing typed may be lost. */
export function noteNewerBuild(): void {
  isReplaced = true
  const notice = document.getElementById(NEWER_NOTICE_ID)
  if (notice) notice.hidden = filled !== location.pathname
}

/** Remembers that somebody has typed into this page. */
export function noteInput({ target }: Event): void {
  if (target instanceof Element && target.closest('main')) filled = location.pathname
}
