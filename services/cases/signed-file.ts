import type { Action, ReferenceCase } from '#processes'
import type { FieldErrors } from '../forms/index.ts'
import { changedWords } from './compare-words.ts'
import type { Writing } from './letters.ts'
import type { Asked } from './requests.ts'
import { MOST_SIGNED_BYTES } from './signed-limit.ts'

const SIGNED_FIELD = 'signed'

const wrong = (error: FieldErrors[string]) => ({ kind: 'invalid', errors: { [SIGNED_FIELD]: error } }) as const

/** The file that a form brings; none when nothing was chosen. */
export function signedFileIn(data: FormData): File | undefined {
  const file = data.get(SIGNED_FIELD)
  return file instanceof File && file.name !== '' ? file : undefined
}

/**
 * Whether a file that comes back holds the released text. One without text is a scan: then a person says that they have compared both. On the
 * electronic way the file has to carry a signature; whether it is qualified and valid is for the signature service to say.
 */
export async function checkSigned(
  data: FormData,
  { release }: ReferenceCase,
  { engines, guest }: Pick<Writing, 'engines' | 'guest'>,
): Promise<Asked<Action>> {
  const file = signedFileIn(data)
  if (!file || !release) return wrong('required')
  if (file.size === 0) return wrong('file_empty')
  if (file.size > MOST_SIGNED_BYTES) return wrong('file_too_large')
  const { isReadable, text, isScan, hasSignature } = await engines.run('readPdf', file, guest)
  if (!isReadable) return wrong('file_contents')
  if (release.form === 'electronic' && !hasSignature) return wrong('not_signed')
  if (isScan && data.get('compared') !== 'yes') return wrong('not_compared')
  if (!isScan && changedWords(release.text, text).length > 0) return wrong('other_text')
  const name = file.name.slice(-120)
  return { kind: 'asked', value: { call: 'attachSigned', with: { name, text: isScan ? 'unread' : 'same', hasSignature } } }
}
