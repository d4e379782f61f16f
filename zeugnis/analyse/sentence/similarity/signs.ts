/** The sign of the weight zero; each sign behind it stands for a tenth more. */
const ZERO = 'N'.charCodeAt(0)
const STEPS = 10
/** Beyond these no weight goes: signs that can be written. */
const MOST = 40

/** Weights as a text of a sign each, in tenths. */
export function signsOf(weights: readonly number[]): string {
  return String.fromCharCode(...weights.map((weight) => ZERO + Math.max(-MOST, Math.min(MOST, Math.round(weight * STEPS)))))
}

/** The weights of such a text. */
export function weightsIn(signs: string): number[] {
  return [...signs].map((sign) => (sign.charCodeAt(0) - ZERO) / STEPS)
}
