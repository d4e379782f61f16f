/**
 * Whether a page's form may be sent by whoever sends it: by a page of this site, or by a program that is no browser, such as a mail
 * program's one-click POST (RFC 8058). Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin (RFC 6454),
 * and let no page change either.
 */
export function isFromOwnPage({ headers, url }: Request, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const from = headers.get('origin')
  return from === null || from === origin || from === new URL(url).origin || URL.parse(from)?.host === headers.get('host')
}
