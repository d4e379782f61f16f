import { merge } from '../../tools/json.ts'
import type { TransactionCore } from '../model/core.ts'
import { isObject } from './field-json.ts'

const SETTINGS = 'settings'

/**
 * A renamed collection takes its rate limits with it: labels such as `posts:create` in the stored settings (contract 11),
 * and in those that hold from the commit on.
 */
export async function renameInRateLimits(core: TransactionCore, names: { readonly from: string; readonly to: string }): Promise<void> {
  const row = await core.connection.selectFrom('_params').select('value').where('id', '=', SETTINGS).executeTakeFirst()
  const settings: unknown = JSON.parse(row?.value ?? 'null')
  const changed = withRenamedLabels(settings, names)
  if (changed !== settings) {
    await core.connection
      .updateTable('_params')
      .set({ value: JSON.stringify(changed) })
      .where('id', '=', SETTINGS)
      .execute()
    core.replaceSettings(merge(core.settings, changed))
  }
}

/** The settings themselves when no label names the collection. */
function withRenamedLabels(settings: unknown, { from, to }: { readonly from: string; readonly to: string }): unknown {
  if (!isObject(settings) || !isObject(settings.rateLimits) || !Array.isArray(settings.rateLimits.rules)) return settings
  const { rules } = settings.rateLimits
  const renamed = rules.map((rule: unknown) => {
    const isOwn = isObject(rule) && typeof rule.label === 'string' && rule.label.startsWith(`${from}:`)
    return isOwn ? { ...rule, label: `${to}${String(rule.label).slice(from.length)}` } : rule
  })
  const hasChange = renamed.some((rule, position) => rule !== rules[position])
  return hasChange ? { ...settings, rateLimits: { ...settings.rateLimits, rules: renamed } } : settings
}
