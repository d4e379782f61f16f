import { expect, it } from 'vitest'
import { isCrawler } from './is-crawler.ts'

const chrome = (name: string, more = '') =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko${more}) ${name}/131.0.0.0 Safari/537.36`

it.each([
  [chrome('HeadlessChrome'), false],
  [chrome('Chrome'), false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [undefined, false],
  [chrome('HeadlessChrome', '; compatible; Googlebot/2.1; +http://www.google.com/bot.html'), true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['curl/8.14.1', true],
])('%s: %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected)
})
