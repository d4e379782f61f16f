import type { Reason } from '../model/comparison.ts'

/** Of what the order of people says nobody is sure: it does not pull. */
export const isPulling = ({ change, code }: Reason) => change !== 'same' && code !== 'reversed-order'
