import { useEffect, useState } from 'react'
import type { Replacement } from '#zeugnis'
import { type WordFile, wordFileOf } from '../../../files/word-files.ts'
import { today } from './new-document.ts'

/** The Word file that a text was read from in this tab, and whether the changes can be tracked in it, once that is known. */
export function useOwnFile(text: string, replacements: readonly Replacement[]) {
  const file = wordFileOf(text)
  const [fits, setFits] = useState<boolean>()
  useEffect(() => {
    if (!file) return
    let isNewest = true
    changesIn(file, replacements, '').then((bytes) => isNewest && setFits(bytes !== null))
    return () => {
      isNewest = false
    }
  }, [file, replacements])
  return { file, fits }
}

/** The file with the changes in it; null where they cannot be tracked there. */
export async function changesIn({ bytes, part, text }: WordFile, replacements: readonly Replacement[], author: string): Promise<Uint8Array | null> {
  try {
    const [{ changeInDocument }, { Archive }, { replacePart }] = await Promise.all([
      import('#zeugnis/document'),
      import('../../../files/unzip.ts'),
      import('../../../files/replace-part.ts'),
    ])
    const xml = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await new Archive(bytes).read(part))
    const changed = await changeInDocument(xml, { text, replacements, author, date: today() })
    return changed === null ? null : await replacePart(bytes, part, new TextEncoder().encode(changed))
  } catch {
    // What cannot be changed in its place becomes a file of its own, and the page says so.
    return null
  }
}
