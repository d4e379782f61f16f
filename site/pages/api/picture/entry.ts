import type { Json } from '#words'

/** A place in the text that was sent, in characters. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** A field of the answer as the picture shows it: its name, what it says, and where in the text that stands. */
export interface Entry {
  readonly name: string
  readonly values: readonly string[]
  readonly places: readonly Place[]
  /** The place is named and what stands there is not given out. */
  readonly isWithheld?: boolean
}

type JsonObject = { readonly [key: string]: Json }

export function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

export function textIn(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Where an object of the answer says it was found. */
export function placeOf({ start, end }: JsonObject): readonly Place[] {
  return typeof start === 'number' && typeof end === 'number' ? [{ start, end }] : []
}
