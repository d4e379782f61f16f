import { isbot } from 'isbot'

/**
 * Whether a user agent names itself as a program that reads pages for no visitor. A browser without a window is a browser: audits and
 * link previews run in one, and see what visitors see.
 */
export function isCrawler(userAgent: string | null | undefined): boolean {
  return isbot(userAgent?.replace('HeadlessChrome/', 'Chrome/'))
}
