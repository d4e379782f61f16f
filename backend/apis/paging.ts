import { ApiError } from '../core/model/errors.ts'
import { parseBoolean } from '../tools/cast.ts'

export interface Paging {
  readonly page: number
  readonly perPage: number
  readonly skipTotal: boolean
}

const DEFAULT_PER_PAGE = 30
const MOST_PER_PAGE = 1000

/** Reads `page`, `perPage` and `skipTotal` (contract 1.5). Throws 400 for what is no number or no boolean. */
export function readPaging({ searchParams }: URL): Paging {
  const page = readInteger(searchParams.get('page'))
  const perPage = readInteger(searchParams.get('perPage'))
  return {
    page: Math.max(page, 1),
    perPage: perPage < 1 ? DEFAULT_PER_PAGE : Math.min(perPage, MOST_PER_PAGE),
    skipTotal: readBoolean(searchParams.get('skipTotal')),
  }
}

function readInteger(text: string | null): number {
  if (!text) return 0
  if (!/^[+-]?\d{1,15}$/.test(text)) throw new ApiError(400)
  return Number(text)
}

function readBoolean(text: string | null): boolean {
  if (!text) return false
  const value = parseBoolean(text)
  if (value === undefined) throw new ApiError(400)
  return value
}

/** A page of a list as the contract shows it; without totals both are -1. */
export function listJson(items: readonly unknown[], totalItems: number, { page, perPage, skipTotal }: Paging): Record<string, unknown> {
  const totals = skipTotal ? { totalItems: -1, totalPages: -1 } : { totalItems, totalPages: Math.ceil(totalItems / perPage) }
  return { items, page, perPage, ...totals }
}
