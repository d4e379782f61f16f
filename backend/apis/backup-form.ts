import { findBackup, isBackupName } from '../core/backups/backup-files.ts'
import type { Backups } from '../core/backups/backups.ts'
import { isZip } from '../core/backups/zip.ts'
import { type Check, checkMatch, REQUIRED } from '../core/checks.ts'
import { ApiError, type ValueError } from '../core/errors.ts'
import type { Call } from './endpoint.ts'
import { readForm, textIfAny } from './form.ts'

const LONGEST = 150
const TOO_LONG: ValueError = {
  code: 'validation_length_out_of_range',
  message: `The length must be between 1 and ${LONGEST}.`,
  params: { max: LONGEST, min: 1 },
}
const TAKEN: ValueError = { code: 'validation_backup_name_exists', message: 'The backup file name is invalid or already exists.' }
const NO_ZIP: ValueError = { code: 'validation_invalid_mime_type', message: 'The file must be a zip archive.' }

/** The name that a backup is to have, "" when none is sent. Throws 400 with the code on `name`. */
export async function newBackupName(call: Call, backups: Backups): Promise<string> {
  const { name } = await readForm(call, {
    name: textIfAny(async (text) => checkName(text, /^[a-z0-9_-]+\.zip$/) ?? (await checkFree(backups, text))),
  })
  return name
}

/** The name that an upload came with and may keep; `file` is where it lies now. Throws 400 with the code on `file`. */
export async function checkUpload(backups: Backups, { name, file }: { readonly name: string | undefined; readonly file: string }): Promise<string> {
  if (name === undefined) throw refused(REQUIRED)
  const wrong = (await isZip(file)) ? (checkSent(name) ?? (await checkFree(backups, name))) : NO_ZIP
  if (wrong) throw refused(wrong)
  return name
}

function refused(file: ValueError): ApiError {
  return new ApiError(400, 'An error occurred while validating the submitted data.', { file })
}

function checkName(name: string, pattern: RegExp): Check {
  return name.length > LONGEST ? TOO_LONG : checkMatch(name, pattern)
}

/** Names from elsewhere may have other letters, as long as they stay in their folder. */
function checkSent(name: string): Check {
  return checkName(name, /./) ?? (isBackupName(name) ? undefined : TAKEN)
}

async function checkFree(backups: Backups, name: string): Promise<Check> {
  return (await findBackup(backups, name)) ? TAKEN : undefined
}
