import { useState } from 'react'
import { saveFile } from '../../browser/save-file.ts'
import { useMessages } from '../../messages/messages.tsx'
import type { Texts } from './use-choice.ts'

/** Saves both texts as one Word file in which what differs is a tracked change. Made in this browser: the library comes when it is asked for. */
export function ChangesFile({ textsNow }: { readonly textsNow: () => Promise<Texts> }) {
  const t = useMessages()
  const [said, setSaid] = useState('')
  async function save() {
    setSaid(t('file.making'))
    try {
      const name = `${t('comparison.file.name')}.docx`
      saveFile(await docxOf(await textsNow(), { title: t('comparison.file.title'), author: t('comparison.file.author') }), name, 'docx')
      setSaid(t('file.saved', { name }))
    } catch {
      setSaid(t('file.failed'))
    }
  }
  return (
    <>
      <button className="btn btn--2 btn--s" type="button" onClick={() => void save()}>
        {t('comparison.file')}
      </button>
      <span className="small dim" role="status">
        {said}
      </span>
    </>
  )
}

async function docxOf({ before, after }: Texts, names: { readonly title: string; readonly author: string }): Promise<Uint8Array> {
  const { comparedTextsToDocx } = await import('#zeugnis/document')
  return comparedTextsToDocx(before, after, { ...names, language: 'de', date: new Date().toISOString().slice(0, 10) })
}
