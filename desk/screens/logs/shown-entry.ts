import type { LogEntry } from './find-logs.ts'

/** What may be shown of an entry. Whatever else a backend writes down may be somebody's secret. */
const shownNames = ['method', 'url', 'status', 'execTime', 'auth', 'authId', 'userIP'] as const

export type ShownName = (typeof shownNames)[number]

/** An address or a message without what stands behind "?": there tokens stand, and what people look for. */
export function withoutQuery(text: string): string {
  return text.replace(/\?\S*/g, '')
}

/** What is known of a request, as far as it is for everybody at the desk. */
export function shownFacts({ data }: LogEntry): { readonly name: ShownName; readonly value: string }[] {
  return shownNames.flatMap((name) => {
    const value = data[name]
    if (typeof value === 'number') return [{ name, value: String(Math.round(value * 10) / 10) }]
    return typeof value === 'string' && value ? [{ name, value: withoutQuery(value) }] : []
  })
}
