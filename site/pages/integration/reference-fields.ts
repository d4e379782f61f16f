import type { ReferenceField } from '#words/facts'
import type { MessageKey } from '#words/interface'
import type { Draft } from '../generator/draft.ts'

type FieldKeys = Readonly<Record<ReferenceField & keyof Draft, MessageKey>>

/** The fields by the names that they have in the generator's form. */
export const fieldLabels = {
  firstName: 'draft.firstName',
  lastName: 'draft.lastName',
  address: 'draft.address',
  title: 'draft.title',
  from: 'draft.from',
  to: 'draft.to',
  job: 'draft.job',
  tasks: 'draft.group.tasks',
  employer: 'draft.employer',
  city: 'draft.city',
  leads: 'draft.leads',
  reason: 'draft.reason',
  signer: 'draft.signer',
} as const satisfies FieldKeys

export const fieldNotes: Readonly<Partial<Record<ReferenceField, MessageKey>>> = {
  address: 'integration.note.address',
  title: 'integration.note.title',
  to: 'integration.note.to',
  tasks: 'integration.note.tasks',
  leads: 'integration.note.leads',
  reason: 'integration.note.reason',
  signer: 'integration.note.signer',
}
