import { formatDate } from '../../tools/date.ts'
import { isEmpty } from '../checks.ts'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import type { Settings } from './settings.ts'
import { settingsErrors } from './settings-errors.ts'
import { withChanges } from './settings-input.ts'
import { readSettings, storeSettings } from './stored-settings.ts'

/**
 * Puts what was sent over the settings, which hold from the commit on (contract 10). Throws 400, with a code for each wrong
 * value by its path.
 */
export function updateSettings(core: Core, sent: unknown): Promise<Settings> {
  return core.inTransaction(async (tx) => {
    // Another process may have changed them since this one read them.
    const settings = withChanges(await readSettings(tx.connection, { defaults: tx.settings, lockedOn: tx.database.engine }), sent)
    const wrong = settingsErrors(settings)
    if (!isEmpty(wrong)) throw new ApiError(400, 'An error occurred while validating the submitted data.', wrong)
    await storeSettings(tx.connection, settings, { now: formatDate(tx.now()) })
    tx.replaceSettings(settings)
    return settings
  })
}
