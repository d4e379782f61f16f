import { mayReload } from './reload-guard.ts'

/**
 * After a navigation that failed (no line, a page, a payload or a script that is gone), or when a part of a page is gone, the
 * page comes as a whole from the server, which says best what is wrong. Without a line it comes when the line is back.
 */
export function loadWhole(): void {
  if (!navigator.onLine) addEventListener('online', () => location.reload(), { once: true })
  else if (mayReload(location.pathname, Date.now(), () => sessionStorage)) location.reload()
}
