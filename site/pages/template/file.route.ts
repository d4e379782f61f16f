import type { LoaderFunctionArgs } from 'react-router'
import { messagesFor } from '#words/messages'
import { generate, type Letter } from '#zeugnis'
import { letterToDocx, letterToPdf } from '#zeugnis/document'
import { loadLetterFonts } from '#zeugnis/document/fonts'
import { localeOfPath } from '../../paths.ts'
import { type FileFormat, fileTypes } from '../../runtime/file-types.ts'
import { readBundledFont } from './document-fonts.server.ts'
import { fileRequest } from './file-request.ts'
import { describeSample, SAMPLE_DAY } from './sample-letter.server.ts'
import { sampleFor } from './sample-of-page.server.ts'

const writers: Readonly<Record<FileFormat, (letter: Letter) => Promise<Uint8Array>>> = {
  docx: (letter) => letterToDocx(letter, { date: SAMPLE_DAY }),
  pdf: async (letter) => letterToPdf(letter, { date: SAMPLE_DAY, fonts: await loadLetterFonts(readBundledFont, letter) }),
}

/** The letter of a template as a file, so that it can be had without script. 400 for what the form cannot ask. */
export async function loader({ url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const asked = fileRequest.safeParse(Object.fromEntries(url.searchParams))
  if (!asked.success) return refuse(messagesFor(locale)['letter.noFile'])
  const { template, grade, address, format } = asked.data
  const description = describeSample(await sampleFor(template, locale), { address, grade })
  if (format === 'json') return Response.json(description)
  const file = await writers[format](generate(description.spec, description.seed))
  const name = `${template.path.split('/').at(-1)}-${grade}.${format}`
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': fileTypes[format],
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
}

function refuse(sentence: string): Response {
  return new Response(`${sentence}\n`, { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
