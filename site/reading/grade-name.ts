import { type Translate, useMessages } from '../messages/messages.tsx'

const names = ['grade.1', 'grade.2', 'grade.3', 'grade.4', 'grade.5'] as const

/** „2,5“ or “2.5”. */
export const gradeFigure = (grade: number, language: string): string => new Intl.NumberFormat(language).format(grade)

/** A grade as figure („2,5“) and in words („gut bis befriedigend“), in the page's language. */
export function useGradeName() {
  return gradeNameOf(useMessages())
}

/** The same for pages that are given their texts. */
export function gradeNameOf(t: Translate) {
  const word = (grade: number) => t(names[grade - 1] ?? 'grade.5')
  return {
    figure: (grade: number) => gradeFigure(grade, t('page.lang')),
    words: (grade: number) => {
      const [best, worst] = [Math.floor(grade), Math.ceil(grade)]
      return best === worst ? word(best) : t('analyser.between', { best: word(best), worst: word(worst) })
    },
  }
}
