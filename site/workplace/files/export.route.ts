import type { LoaderFunctionArgs } from 'react-router'
import { asking } from '../load-work.server.ts'
import { answerFile } from './answer-file.server.ts'

/** All cases of a workplace, whole. */
export async function loader(args: LoaderFunctionArgs) {
  const { cases, token } = await asking(args)
  return answerFile(await cases.exportAll(token), args.url)
}
