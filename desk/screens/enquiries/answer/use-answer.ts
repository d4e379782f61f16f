import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredLead } from '#services/desk'
import { isLocale, type Locale } from '#words/interface'
import { useKept } from '../../../ui/use-kept.ts'
import { beginning } from './beginning.ts'
import { type Answer, isAnswer, sendAnswer } from './send-answer.ts'

/** An answer as it is written: begun by a template, changed by hand, sent. What could not be sent stays. */
export function useAnswer(enquiry: StoredLead) {
  const questions = useQueryClient()
  const empty: Answer = { language: isLocale(enquiry.locale) ? enquiry.locale : 'de', subject: '', text: '' }
  const [template, setTemplate] = useState('')
  const [answer, setAnswer, forget] = useKept(`answer ${enquiry.id}`, empty, isAnswer)
  const send = useMutation({
    mutationFn: () => sendAnswer(enquiry, { ...answer, subject: answer.subject.trim(), text: answer.text.trim() }),
    async onSuccess() {
      setTemplate('')
      setAnswer(() => empty)
      forget()
      for (const collection of ['answers', 'leads']) await questions.invalidateQueries({ queryKey: [collection] })
    },
  })
  const change = (part: Partial<Answer>) => setAnswer((before) => ({ ...before, ...part }))
  const given = beginning(template, { language: answer.language, enquiry })
  /** Somebody has written something: a template does not take its place. */
  const isOwn = `${answer.subject}${answer.text}`.trim() !== '' && (answer.text !== given?.text || answer.subject !== given.subject)
  function begin(name: string, language: Locale) {
    setTemplate(name)
    change({ language, ...(!isOwn && beginning(name, { language, enquiry })) })
  }
  return { answer, template, isOwn, begin, change, send }
}
