import type { LoaderFunctionArgs } from 'react-router'
import { messagesFor } from '#words/interface'
import { fileTypes } from '../../browser/file-types.ts'
import { letterFileContext } from '../../context.ts'
import { localeOfPath } from '../../route-table/paths.ts'
import { fileRequest } from './file-request.ts'
import { describeSample } from './sample-letter.server.ts'
import { sampleFor } from './sample-of-page.server.ts'

/** The letter of a template as a file, so that it can be had without script. 400 for what the form cannot ask. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const asked = fileRequest.safeParse(Object.fromEntries(url.searchParams))
  if (!asked.success) return sentence(messagesFor(locale)['letter.noFile'], 400)
  const { template, grade, address, format } = asked.data
  const description = describeSample(await sampleFor(template, locale), { address, grade })
  if (format === 'json') return Response.json(description)
  const made = await context.get(letterFileContext)({ ...description, format })
  if (made.kind === 'refused') return sentence(messagesFor(locale)['letter.noFileNow'], made.status, made.retryAfter)
  const name = `${template.path.split('/').at(-1)}-${grade}.${format}`
  return new Response(new Uint8Array(made.file), {
    headers: {
      'content-type': fileTypes[format],
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
}

function sentence(text: string, status: number, retryAfter?: number): Response {
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...wait } })
}
