import { unzip } from './documents.ts'

const unescaped = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&')

/** The body of a Word file. */
export const bodyOf = (docx: Uint8Array): string => unzip(docx).get('word/document.xml') ?? ''

/** What Word shows once all tracked changes are accepted, by ECMA-376, 17.13.5. */
export const accepted = (body: string): string => textWithout(body, 'del')

/** What Word shows once they are rejected. */
export const rejected = (body: string): string => textWithout(body, 'ins')

function textWithout(body: string, gone: 'ins' | 'del'): string {
  const kept = body.replaceAll(new RegExp(`<w:${gone} [^>]*[^/]>(?:(?!</w:${gone}>).)*</w:${gone}>`, 'gs'), '')
  return Array.from(kept.matchAll(/<w:p>(.*?)<\/w:p>|<w:p\/>/gs), ([, paragraph = '']) => {
    const words = Array.from(paragraph.matchAll(/<w:(?:t|delText)(?: [^>]*)?>(.*?)<\/w:(?:t|delText)>/gs), ([, text = '']) => unescaped(text))
    const isJoined = new RegExp(`<w:rPr><w:${gone} [^>]*/></w:rPr></w:pPr>`).test(paragraph)
    return `${words.join('')}${isJoined ? '' : '\n'}`
  })
    .join('')
    .slice(0, -1)
}
