import { z } from 'zod'

/** For whom a rule holds: everybody, those who are signed in nowhere, those who are. */
export const audiences = ['', '@guest', '@auth'] as const

export const rateRules = z.array(z.object({ label: z.string(), audience: z.string(), duration: z.number(), maxRequests: z.number() }))

export type RateRule = z.infer<typeof rateRules>[number]

/** The rules that a form holds below this path, in their order. What is no whole number is sent as 0, which the server refuses at its field. */
export function rulesFrom(form: FormData, path: string): RateRule[] {
  const text = (index: number, name: string) => String(form.get(`${path}.${index}.${name}`) ?? '').trim()
  const count = (index: number, name: string) => (/^\d+$/.test(text(index, name)) ? Number(text(index, name)) : 0)
  const length = [...form.keys()].filter((name) => name.startsWith(`${path}.`) && name.endsWith('.label')).length
  return Array.from({ length }, (_, index) => ({
    label: text(index, 'label'),
    audience: text(index, 'audience'),
    duration: count(index, 'duration'),
    maxRequests: count(index, 'maxRequests'),
  }))
}
