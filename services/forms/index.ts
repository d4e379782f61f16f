export {
  type AccountFormName,
  type AccountFormValues,
  checkAccountForm,
  checkForm,
  type FieldErrors,
  fieldsOf,
} from './check-form.ts'
export { type FieldError, fieldErrors } from './codes.ts'
export { controlFields, type FormName, type FormValues, forms, secretFields } from './forms.ts'
export { fileLimits, limits, MAX_FORM_BYTES, passwordLimits } from './limits.ts'
export {
  type ConfirmNewsletter,
  type FollowLink,
  type FormRequest,
  type FormServices,
  type Invalid,
  type LinkOutcome,
  type Outcome,
  type RefusalReason,
  type Refused,
  refusals,
  refuse,
  type SendForm,
  type Sent,
  type TokenOutcome,
  type Unsubscribe,
} from './outcome.ts'
export { demoProducts } from './schemas/demo.ts'
export { partnerships } from './schemas/partner.ts'
