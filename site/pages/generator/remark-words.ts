import type { Translate } from '../../messages/messages.tsx'
import type { LetterRemark } from '../../reading/letter-remarks.ts'

interface RemarkWords {
  readonly title: string
  readonly text: string
}

/**
 * What is said of a remark on the finished letter, made of its values.
 * @param figure writes a grade as the language does
 */
export function remarkWords(remark: LetterRemark, t: Translate, figure: (grade: number) => string): RemarkWords {
  switch (remark.kind) {
    case 'part':
      return { title: t('generator.remark.missing', { what: t(`part.${remark.part}`) }), text: remark.text }
    case 'expectation':
      return { title: t('generator.remark.missing', { what: remark.title }), text: remark.text }
    case 'defect':
      return { title: t(`defect.${remark.code}`), text: remark.text }
    case 'grade':
      return { title: t('generator.remark.read'), text: ofGrade(remark, t, figure) }
    case 'inadmissible': {
      const values = { ...remark, content: t(`inadmissible.${remark.content}`) }
      return { title: t('generator.remark.inadmissible'), text: t('generator.remark.inadmissible.text', values) }
    }
    default:
      return { title: t(`generator.remark.${remark.kind}`), text: t(`generator.remark.${remark.kind}.text`, { word: '', words: '', ...remark }) }
  }
}

function ofGrade({ sentence, written, read }: Extract<LetterRemark, { kind: 'grade' }>, t: Translate, figure: (grade: number) => string): string {
  return read === null ? t('generator.remark.open', { sentence }) : t('generator.remark.grade', { sentence, written, read: figure(read) })
}
