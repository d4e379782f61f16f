/** Waits for a try; was taken by the other system; is tried no more. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** For so long it is known what other systems were told. */
export const DELIVERY_DAYS = 30
