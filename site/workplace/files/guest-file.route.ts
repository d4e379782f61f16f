import type { LoaderFunctionArgs } from 'react-router'
import { asking } from '../load-work.server.ts'
import { answerFile, fileNamed } from './answer-file.server.ts'

/** A file of a case, for whoever's link gives them the right to it. */
export async function loader(args: LoaderFunctionArgs) {
  const { cases } = await asking(args)
  const name = fileNamed(args.params.file)
  return answerFile(name ? await cases.guestFile(args.params.token ?? '', name) : { kind: 'unknown' }, args.url)
}
