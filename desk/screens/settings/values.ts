import { z } from 'zod'
import type { SettingField } from './groups.ts'
import { rulesFrom } from './rules.ts'

/** The settings as the contract gives them. */
export const settings = z.record(z.string(), z.unknown())

export type Settings = z.infer<typeof settings>

/** What stands at a path; undefined where nothing does. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((below, name) => settings.safeParse(below).data?.[name], tree)
}

/** What a form of these fields sends: nothing for a secret that is left empty. */
export function changesFrom(form: FormData, fields: readonly SettingField[]): Settings {
  return fields.reduce<Settings>((sent, field) => {
    const value = entered(form, field)
    return value === undefined ? sent : put(sent, field.path.split('.'), value)
  }, {})
}

function entered(form: FormData, { path, kind }: SettingField): unknown {
  const text = String(form.get(path) ?? '').trim()
  if (kind === 'flag') return form.has(path)
  if (kind === 'secret') return text || undefined
  if (kind === 'number') return Number(text)
  if (kind === 'rules') return rulesFrom(form, path)
  return kind === 'lines' ? linesOf(text) : text
}

/** The entries of a list with one in each line. */
function linesOf(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)
}

function put(tree: Settings, [name = '', ...rest]: readonly string[], value: unknown): Settings {
  return { ...tree, [name]: rest.length === 0 ? value : put(settings.catch({}).parse(tree[name]), rest, value) }
}

/** The fields whose numbers are none: asking the server would only say that something could not be read. */
export function notNumbers(form: FormData, fields: readonly SettingField[]): string[] {
  return fields.filter(({ kind, path }) => kind === 'number' && !/^-?\d+$/.test(String(form.get(path) ?? '').trim())).map(({ path }) => path)
}
