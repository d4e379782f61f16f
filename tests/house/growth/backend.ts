import { clientAddress } from '../../../backend/apis/asker.ts'
import { readBody } from '../../../backend/apis/bodies.ts'
import { sizeOf } from '../../../backend/apis/body-limits.ts'
import { contentDisposition, servedType } from '../../../backend/apis/file-answer.ts'
import { readPaging } from '../../../backend/apis/paging.ts'
import { failedPrecondition, isUnchanged, wantedRange } from '../../../backend/apis/preconditions.ts'
import { splitModifier } from '../../../backend/core/query/field-value.ts'
import { parseTopic } from '../../../backend/core/realtime/subscription.ts'
import { parseExpand } from '../../../backend/core/records/expand-request.ts'
import { domainOfEmail, hostOfUrl, isDomain, isEmail, isUrl } from '../../../backend/tools/addresses.ts'
import { parseJson, toBoolean, toNumber, toUniqueTexts } from '../../../backend/tools/cast.ts'
import { dateOfText, toDateText } from '../../../backend/tools/date.ts'
import { snakeCase, storedFileName } from '../../../backend/tools/file-name.ts'
import { parseRule, parseSort } from '../../../backend/tools/filter/parse-filter.ts'
import { matchesMimeType, sniffContentType } from '../../../backend/tools/mime.ts'
import { matchesPattern, patternError } from '../../../backend/tools/pattern.ts'
import { pickFields } from '../../../backend/tools/picker/pick-fields.ts'
import { sqlTokens } from '../../../backend/tools/sql/tokens.ts'
import { decodeUnverified, verifyToken } from '../../../backend/tools/token.ts'
import { inHeader } from './headers.ts'
import type { Reader, Readers } from './reader.ts'

const MEGABYTES = 4 * 2 ** 20
const BOUNDARY = 'edge'
const record = { id: 'a', title: 'A', a: { b: { c: 'd' } } }
const modified = new Date(0)
const validators = { etag: '"a"', modified }

/** What stands in a parameter or a header, which are short, read four times as long as any may be. */
const syntax = (read: Reader['read'], start = ''): Reader => ({ start, length: 4000, seeds: ['any', 'syntax'], read })
/** What stands in a body or a field. */
const body = (read: Reader['read'], start = ''): Reader => ({ start, length: 20_000, seeds: ['any', 'syntax'], read })

function sent(type: string, text: string): Promise<unknown> {
  const request = new Request('http://a.example/', { method: 'POST', headers: { 'content-type': type }, body: text })
  return readBody(request, { wire: { peer: '127.0.0.1' }, limits: { ...sizeOf(MEGABYTES), json: { depth: 500, keys: 200_000, entries: 300_000 } } })
}

const multipart = `multipart/form-data; boundary=${BOUNDARY}`
const part = (head: string, text: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`

export const backend: Readers = {
  filter: syntax(parseRule),
  'filter behind a comparison': syntax(parseRule, 'a = '),
  'filter within quotes': syntax(parseRule, 'a = "'),
  sort: syntax(parseSort),
  'names with modifiers': syntax(splitModifier),
  fields: syntax((text) => pickFields([record], text)),
  'fields with an excerpt': syntax((text) => pickFields([record], text), 'a:excerpt('),
  'HTML for an excerpt': { length: 60_000, seeds: ['any', 'syntax'], read: (text) => pickFields([{ text }], 'text:excerpt(200)') },
  expand: syntax(parseExpand),
  paging: syntax((text) => readPaging(new URL(`http://a.example/?page=${encodeURIComponent(text)}&perPage=${encodeURIComponent(text)}`))),
  topic: syntax(parseTopic),
  'options of a topic': syntax((text) => parseTopic(`a/b?options=${encodeURIComponent(text)}`)),
  'text for a pattern': body((text) => matchesPattern('^(?:[a-z0-9]+[-. ]?)+(?:\\p{L}|\\s)*$', text)),
  'nested pattern': syntax((text) => patternError(text)),
  'mail address': syntax(isEmail),
  'quoted mail address': syntax(isEmail, '"'),
  'domain of a mail address': syntax(isEmail, 'a@'),
  'host of a mail address': syntax((text) => isDomain(domainOfEmail(text))),
  address: syntax((text) => [isUrl(text), hostOfUrl(text)], 'https://'),
  date: syntax((text) => [toDateText(text), dateOfText(text)]),
  'time of a date': syntax((text) => [toDateText(text), dateOfText(text)], '2026-11-23 10:00:00'),
  values: body((text) => [toNumber(text), toBoolean(text), toUniqueTexts(text), parseJson(text)]),
  'type of a file': body((text) => sniffContentType(Buffer.from(text))),
  'type of a page': body((text) => sniffContentType(Buffer.from(text)), '<!--a-->'),
  'type of a file with zeros': body((text) => sniffContentType(Buffer.from(text, 'utf16le'))),
  'name of a type': syntax((text) => matchesMimeType(text, text)),
  'name of a file': syntax((text) => Promise.all([storedFileName(text, Buffer.from('a')), snakeCase(text)])),
  'name of a file that is sent': syntax((name) => [contentDisposition({ type: name, name, asAttachment: false }), servedType(name, name)]),
  token: syntax((text) => [decodeUnverified(text), verifyToken(text, { key: 'a'.repeat(32), now: modified })]),
  'claims of a token': syntax((text) => decodeUnverified(`a.${Buffer.from(text).toString('base64url')}.a`)),
  statement: syntax(sqlTokens),
  'JSON body': body((text) => sent('application/json', text), '{"a":'),
  'form body': body((text) => sent('application/x-www-form-urlencoded', text)),
  'names of parts': body((text) => sent(multipart, part(`name="${text}"; filename="${text}"`, 'a'))),
  'text of a part': body((text) => sent(multipart, part('name="a"', text))),
  'parts without end': body((text) => sent(multipart, text), `--${BOUNDARY}\r\n`),
  'addresses by proxies': syntax((text) =>
    clientAddress(inHeader('x-forwarded-for', text), '127.0.0.1', { headers: ['x-forwarded-for'], useLeftmostIP: false }),
  ),
  'range of a file': syntax((text) => wantedRange(inHeader('range', text).headers, { validators, size: 100 })),
  'state of a file': syntax((text) => {
    const asked = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'].map((name) => inHeader(name, text).headers)
    return asked.map((headers) => [failedPrecondition(headers, validators), isUnchanged(headers, validators)])
  }),
}
