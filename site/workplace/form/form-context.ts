import { createContext, use } from 'react'
import { ratedTopics } from '#processes'
import { MOST_SIGNED_BYTES } from '#services/cases'
import { limits } from '#services/forms'
import type { Say } from '#words/workplace'
import { type Translate, useMessages } from '../../messages/messages.tsx'
import type { Answer, Failure } from '../answer.ts'
import { fieldLabel, useWords } from '../words.ts'

interface FormState {
  readonly form: string
  readonly answer: Answer | undefined
  readonly isBusy: boolean
}

export const FormContext = createContext<FormState>({ form: '', answer: undefined, isBusy: false })

type FieldCode = Extract<Failure, { kind: 'invalid' }>['errors'][string]

const messages = ['text', 'tasks', 'words', 'objection', 'answer', 'withdrawal']

const longest: Readonly<Record<string, number>> = { ...limits, ...Object.fromEntries(messages.map((name) => [name, limits.message])) }

/** Fields that are chosen: who left one out is asked to choose. */
const chosen: readonly string[] = ['kind', 'language', 'address', 'reason', 'occasion', 'body', 'way', 'form', 'overall', ...ratedTopics]

/** What is wrong with a field, as a sentence. */
export function fieldSentence(name: string, code: FieldCode, t: Translate, say: Say): string {
  if (code === 'not_accepted') return say('error.sure')
  if (name === 'signed' && (code === 'required' || code === 'file_contents')) return say(code === 'required' ? 'error.noFile' : 'error.notPdf')
  if (name === 'to' && code === 'invalid_date') return say('error.toBeforeFrom')
  return t(`form.error.${code === 'required' && chosen.includes(name) ? 'unknown_choice' : code}`, {
    label: fieldLabel(name, say),
    max: longest[name] ?? limits.name,
    megabytes: MOST_SIGNED_BYTES / 2 ** 20,
  })
}

/** What a field of the form around it shows: what was typed comes before what is stored. */
export function useField(name: string, stored = '') {
  const { form, answer } = use(FormContext)
  const t = useMessages()
  const say = useWords()
  const code = answer?.failure?.kind === 'invalid' ? answer.failure.errors[name] : undefined
  return {
    id: fieldId(form, name),
    label: fieldLabel(name, say),
    error: code && fieldSentence(name, code, t, say),
    value: answer ? (answer.typed[name] ?? '') : stored,
  }
}

/** Ids of fields: a page has several forms with fields of the same name. */
export const fieldId = (form: string, name: string) => `${form}-${name}`
