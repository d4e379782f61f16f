/** Front door to what a webhook is: for the desk's browser too, so nothing here knows a server. */
export { canBeTold, collectionOf, eventOf, isEvent, recordActions, TEST_EVENT } from './events.ts'
export { checkWebhookForm, type WebhookValues } from './form.ts'
export { newSecret } from './secret.ts'
export { DELIVERY_DAYS, type DeliveryState, deliveryStates } from './states.ts'
export { testDelivery } from './waiting-delivery.ts'
