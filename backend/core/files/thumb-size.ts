/** A size such as `70x50t`: a picture of exactly that size, cut where `crop` says, or of at most that size. */
export interface ThumbSize {
  /** 0 for whatever keeps the ratio; never both. */
  readonly width: number
  readonly height: number
  readonly crop: 'centre' | 'top' | 'bottom' | 'none'
}

/** Every file field has this size, whatever its options say (contract 7). */
const DEFAULT_SIZES = ['100x100']
/** More pixels than a side of any screen: a larger thumbnail would be none. */
const LONGEST_SIDE = 10_000

const crops = { '': 'centre', t: 'top', b: 'bottom', f: 'none' } as const

/** The size that `thumb` asks for; undefined for one that the field does not have. */
export function readThumbSize(text: string, allowed: readonly string[] | null): ThumbSize | undefined {
  if (!DEFAULT_SIZES.includes(text) && !allowed?.includes(text)) return undefined
  const [, width, height, suffix] = /^(\d+)x(\d+)([tbf]?)$/.exec(text) ?? []
  const size = { width: Number(width), height: Number(height) }
  if (Math.max(size.width, size.height) === 0 || !(Math.max(size.width, size.height) <= LONGEST_SIDE)) return undefined
  return { ...size, crop: isCrop(suffix) ? crops[suffix] : 'centre' }
}

function isCrop(suffix: string | undefined): suffix is keyof typeof crops {
  return suffix !== undefined && Object.hasOwn(crops, suffix)
}
