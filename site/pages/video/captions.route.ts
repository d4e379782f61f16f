import type { LoaderFunctionArgs } from 'react-router'
import { filmSteps } from '#words/facts'
import { localeOfPath } from '../../route-table/paths.ts'
import { captionFile } from './captions.ts'

/** Captions of the film in the language of the address, made from the texts that the transcript shows. */
export function loader({ url }: LoaderFunctionArgs) {
  return new Response(captionFile(filmSteps(localeOfPath(url.pathname))), { headers: { 'content-type': 'text/vtt; charset=utf-8' } })
}
