import type { IncomingMessage } from 'node:http'
import { isCrawler } from '#site'

const FOLDER = '/downloads/'

/** Whether somebody takes a whole file now: no robot, no part of one, no question whether it has changed. */
export function countsAsDownload({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const asksForAll = method === 'GET' && !headers.range && !headers['if-none-match'] && !headers['if-modified-since']
  return asksForAll && url.startsWith(FOLDER) && !isCrawler(headers['user-agent'])
}
