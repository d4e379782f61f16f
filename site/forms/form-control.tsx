import { type FieldError, type FormName, fileLimits, passwordLimits } from '#services/forms'
import type { Locale } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { AgreeField, CheckFields, SelectField } from '../ui/form/choice-fields.tsx'
import { FilesField } from '../ui/form/files-field.tsx'
import { AreaField, LineField } from '../ui/form/text-fields.tsx'
import { type FieldSpec, fieldId } from './form-fields.ts'
import { errorSentence } from './words.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface ControlProps {
  readonly form: FormName
  readonly field: FieldSpec
  readonly code: FieldError | undefined
  readonly typed: readonly string[]
  /** Openings to apply for; only the form of an application has any. */
  readonly jobs: readonly Choice[]
  readonly locale: Locale
  readonly onFiles: (input: HTMLInputElement) => void
}

/** One field of the table as the control it names, with its words and its error. */
export function FormControl({ form, field, code, typed, jobs, locale, onFiles }: ControlProps) {
  const t = useMessages()
  const { name, label, hint, isOptional, isHalf } = field
  const limit = { files: fileLimits.count, megabytes: fileLimits.bytes / 2 ** 20, shortest: passwordLimits.shortest }
  const shared = {
    id: fieldId(form, name),
    name,
    label: t(label),
    isHalf,
    optional: isOptional && t('form.optional'),
    hint: hint && t(hint, limit),
    error: code && errorSentence(code, field, t),
  }
  const [first = ''] = typed
  if (field.control === 'line') {
    const { type, autoComplete, enterKeyHint } = field
    return <LineField {...shared} type={type} autoComplete={autoComplete} {...(enterKeyHint && { enterKeyHint })} defaultValue={first} />
  }
  if (field.control === 'newPassword') return <LineField {...shared} type="password" autoComplete="new-password" defaultValue="" />
  if (field.control === 'agree')
    return <AgreeField {...shared} value="yes" link={{ href: field.place, words: t('form.terms.read') }} isTicked={first !== ''} />
  if (field.control === 'area') return <AreaField {...shared} rows={field.rows} defaultValue={first} />
  if (field.control === 'checks') return <CheckFields {...shared} options={field.options.map((value) => option(value))} chosen={typed} />
  if (field.control === 'files') return <FilesField {...shared} accept={fileLimits.endings.join()} words={fileWords()} onChange={onFiles} />
  const options = field.control === 'job' ? jobs : field.options.map((value) => option(value))
  return <SelectField {...shared} options={[{ value: '', label: t('form.choose') }, ...options]} defaultValue={first} />

  function option(value: Extract<FieldSpec, { control: 'choice' | 'checks' }>['options'][number]): Choice {
    return { value, label: t(`form.option.${value}`) }
  }

  function fileWords() {
    return { choose: t('form.files.choose'), remove: t('form.files.remove'), size: (bytes: number) => sizeInWords(bytes, locale) }
  }
}

const MEGABYTE = 2 ** 20

function sizeInWords(bytes: number, locale: Locale): string {
  const unit = bytes < MEGABYTE ? 'kilobyte' : 'megabyte'
  const count = bytes < MEGABYTE ? Math.ceil(bytes / 2 ** 10) : bytes / MEGABYTE
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(count)
}
