import type { Locale } from '#words/interface'
import { newId } from '../backend-client/new-id.ts'
import type { FormValues } from '../forms/index.ts'
import { deletionDay } from './deletion.ts'
import type { Lead, LeadKind } from './lead.ts'

/** A checked form as the lead it becomes. */
export function leadOfForm(kind: LeadKind, values: FormValues<LeadKind>, { locale, now }: { readonly locale: Locale; readonly now: Date }): Lead {
  const { name, email, message, ...rest } = values
  const { company = '', phone = '', files = [], ...details } = { ...blank, ...rest }
  return { id: newId(), kind, locale, name, email, message, company, phone, files, details, deleteOn: deletionDay(now) }
}

const blank: { readonly company?: string; readonly phone?: string; readonly files?: readonly File[] } = {}
