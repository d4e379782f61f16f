import { readApiFromDisk } from '#words/from-disk'
import { undrawableEntries } from '../../../engines/tasks/undrawable-entries.ts'
import { chosenLocale } from '../../../server/http/chosen-locale.ts'
import { clientAddress } from '../../../server/http/client-address.ts'
import { countsAsDownload } from '../../../server/http/counts-as-download.ts'
import { refuse } from '../../../server/http/guard.ts'
import { localeRedirect } from '../../../server/http/locale-redirect.ts'
import { meantAddress } from '../../../server/http/meant-address.ts'
import { sentTo } from '../../../server/http/page-body.ts'
import { isFromOwnPage } from '../../../server/http/same-origin.ts'
import { acceptedEncodings } from '../../../server/static/negotiate.ts'
import { chooseType } from '../../../services/api/choose-type.ts'
import { findOperation } from '../../../services/api/find-operation.ts'
import { keyOf } from '../../../services/api/keys.ts'
import { queryOf } from '../../../services/api/query.ts'
import { parseBody } from '../../../services/api/read-body.ts'
import { Validator } from '../../../services/api/validator.ts'
import { checkAccountForm, checkForm, fieldsOf } from '../../../services/forms/check-form.ts'
import { csvOf } from '../../../services/leads/csv.ts'
import { writeLetter } from '../../../services/mails/letter.ts'
import { looksLikeShareToken } from '../../../services/reports/token-shape.ts'
import { nearestPaths } from '../../../site/blocks/nearest-paths.ts'
import { readDecisions } from '../../../site/consent/decisions.ts'
import { findPage, withoutLocale } from '../../../site/route-table/paths.ts'
import { withoutTokens } from '../../../site/route-table/shared-address.ts'
import { isCrawler } from '../../../site/seo/is-crawler.ts'
import { asHeader, inHeader } from './headers.ts'
import type { Reader, Readers } from './reader.ts'

const origin = 'http://a.example'
const documents = readApiFromDisk('en')
const validator = new Validator(documents)
const schema = (product: string, path: string) => `${product}#/paths/~1${path}/post/requestBody/content/application~1json/schema`
const lead = {
  id: 'a',
  created: '',
  kind: 'contact',
  locale: 'de',
  email: '',
  company: '',
  phone: '',
  files: [],
  state: 'new' as const,
  deleteAfter: '',
}
const login = { de: '/testzugang/anmelden', en: '/en/testzugang/anmelden' }

/** Addresses and headers, up to what Node takes for all of them. */
const short = (read: Reader['read'], start = ''): Reader => ({ start, length: 4000, seeds: ['any', 'syntax'], read })
const field = (read: Reader['read']): Reader => ({ length: 10_000, seeds: ['any', 'syntax'], read })

function filled(names: readonly string[], text: string): FormData {
  const data = new FormData()
  for (const name of names) data.append(name, text)
  return data
}

export const server: Readers = {
  'address of a request': short((url) => refuse({ method: 'GET', url }), '/'),
  'address that was cut short': short((url) => meantAddress(url, login), '/'),
  'address of a page': short((path) => [findPage(path), withoutLocale(path), sentTo(path), withoutTokens(path)], '/'),
  'address that leads nowhere': short((path) => nearestPaths(path, ['/wissen/schlussformel', '/products/zeugnisgenerator']), '/'),
  'token of a report': short(looksLikeShareToken),
  languages: short((text) => localeRedirect({ 'accept-language': asHeader(text) }, { origin, hosts: new Map() })),
  'cookies and referrer': short((text) => {
    const headers = { cookie: asHeader(text), referer: `${origin}/${asHeader(text)}`, host: 'a.example' }
    return [localeRedirect(headers, { origin, hosts: new Map() }), chosenLocale({ headers, url: `/${text}` }, origin), readDecisions(text)]
  }),
  origin: short((text) => isFromOwnPage(inHeader('origin', text), origin)),
  'address by a proxy': short((text) => clientAddress({ headers: { 'x-real-ip': asHeader(text) }, socket: {} }, 'x-real-ip')),
  browser: short((text) => [isCrawler(text), countsAsDownload({ method: 'GET', url: '/downloads/a', headers: { 'user-agent': asHeader(text) } })]),
  encodings: short((text) => acceptedEncodings(asHeader(text))),
  'format of an answer': short((text) => chooseType(['application/json', 'application/pdf'], asHeader(text))),
  key: short((text) => keyOf(inHeader('authorization', `Bearer ${text}`).headers)),
  'operation of an address': short((text) => findOperation(documents, 'GET', `/roles/${text}`)),
  query: short((text) => queryOf(new URL(`${origin}/?${text}`), 'de')),
  'JSON of the API': { length: 40_000, seeds: ['any', 'syntax'], read: parseBody, start: '{"text":' },
  'letter to the API': field((text) => validator.body(schema('zeugnisanalyse', 'analyses'), { text }, 'de')),
  'words for a reference': field((text) =>
    validator.body(schema('zeugnisgenerator', 'references'), { employee: { name: text }, tasks: [text, text], company: { name: text } }, 'de'),
  ),
  'letters that no font has': field((text) => undrawableEntries({ text, texts: [text] }, ['\u0308', '\u{1f600}'])),
  'form with a message': field((text) => checkForm('contact', filled(fieldsOf('contact'), text))),
  'form with choices': field((text) => checkForm('demo', filled(fieldsOf('demo'), text))),
  'form with a day': field((text) => checkForm('press', filled(fieldsOf('press'), text))),
  'forms of an account': field((text) =>
    (['signIn', 'enterCode', 'details', 'newPassword', 'newEmail'] as const).map((form) =>
      checkAccountForm(form, filled(['email', 'password', 'code', 'name', 'company', 'oldPassword', 'products'], text)),
    ),
  ),
  'export of what visitors sent': field((text) => csvOf([{ ...lead, name: text, message: text, note: text, details: { a: [text] } }])),
  'mail about what visitors sent': field((value) =>
    writeLetter({ language: 'de', subject: value, title: value, text: [value], facts: [{ label: 'a', value }], note: [] }),
  ),
}
