import type { LoaderFunctionArgs } from 'react-router'
import { asking } from '../load-work.server.ts'
import { answerFile, fileNamed } from './answer-file.server.ts'

/** A file of a case, for HR. */
export async function loader(args: LoaderFunctionArgs) {
  const { cases, token } = await asking(args)
  const name = fileNamed(args.params.file)
  return answerFile(name ? await cases.file(token, args.params.id ?? '', name) : { kind: 'unknown' }, args.url)
}
