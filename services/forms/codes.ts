/** What can be wrong with a field. Codes, never sentences: the page has one sentence for each, in each language. */
export const fieldErrors = [
  'required',
  'too_long',
  'invalid_characters',
  'invalid_email',
  /** Letters that look like others, or that many mail servers do not take: anything but ASCII (domains in their `xn--` form). */
  'email_characters',
  'invalid_phone',
  'invalid_date',
  /** A day that has not come yet, where it must have. */
  'future_date',
  /** A day that no such thing can have happened on. */
  'implausible_date',
  /** No whole number, or one outside of what the field takes. */
  'invalid_number',
  'unknown_choice',
  'invalid_code',
  'password_too_short',
  /** It is not the password of the account: known on the server only. */
  'wrong_password',
  /** The conditions. */
  'not_accepted',
  /** An application needs a message or at least one file. */
  'message_or_files',
  'too_many_files',
  'file_too_large',
  'file_empty',
  /** The ending of the name is none of those that are taken. */
  'file_type',
  /** The content is not what the name says, or cannot be unpacked safely: known on the server only. */
  'file_contents',
  /** A signed reference: it carries no electronic signature, it is a scan that nobody has compared, it holds another text. Known on the server only. */
  'not_signed',
  'not_compared',
  'other_text',
  /** A rating is handed on to whoever has it already: known on the server only. */
  'same_person',
  /** Nobody rates themselves. */
  'rated_person',
] as const

export type FieldError = (typeof fieldErrors)[number]

export function isFieldError(text: string): text is FieldError {
  return fieldErrors.some((code) => code === text)
}
