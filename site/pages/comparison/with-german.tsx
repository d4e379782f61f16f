import { useMessages } from '../../messages/messages.tsx'

/** A sentence of ours that quotes the letters: inside an English one their words are said to be German. */
export function WithGerman({ text }: { text: string }) {
  const t = useMessages()
  if (t('page.lang') === 'de') return text
  return text.split(/(“[^“”]*”)/).map((part, place) =>
    part.startsWith('“') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
      <span key={place} lang="de">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
