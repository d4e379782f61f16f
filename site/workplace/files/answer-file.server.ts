import { type CaseFile, type CaseFileName, caseFileNames, type Undrawable } from '#services/cases'
import type { Refused } from '#services/forms'
import { fill, type Locale, messagesFor } from '#words/interface'
import { sayIn } from '#words/workplace'
import { localeOfPath } from '../../route-table/paths.ts'

type Found = CaseFile | Undrawable | Refused | { readonly kind: 'unknown' | 'signed_out' }

const statuses = { unknown: 404, signed_out: 401, undrawable: 422 } as const

/** A file to keep, or one sentence about why there is none. It is for one person: nobody on the way may store it. */
export function answerFile(found: Found, url: URL): Response {
  const shared = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex, nofollow' }
  if (found.kind === 'file')
    return new Response(Uint8Array.from(found.bytes), {
      headers: { ...shared, 'content-type': found.type, 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}` },
    })
  const locale = localeOfPath(url.pathname)
  const status = found.kind === 'refused' ? found.status : statuses[found.kind]
  return new Response(`${whyNot(found, locale)}\n`, { status, headers: { ...shared, 'content-type': 'text/plain; charset=utf-8' } })
}

function whyNot(found: Exclude<Found, CaseFile>, locale: Locale): string {
  if (found.kind === 'refused') return messagesFor(locale)['letter.noFileNow']
  if (found.kind === 'undrawable') return fill(messagesFor(locale)['file.undrawable.letter'], { words: found.letters.join(' ') })
  return sayIn(locale)(`file.${found.kind}`)
}

/** The file that an address names, if a case can have such a one. */
export function fileNamed(name: string | undefined): CaseFileName | undefined {
  return caseFileNames.find((one) => one === name)
}
