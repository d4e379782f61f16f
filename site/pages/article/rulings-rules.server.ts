import { rulingLevels, rulingTopics } from '#words/facts'

const hide = (filter: string, value: string, row: string) => `.rul:has([name=${filter}][value=${value}]:checked) tbody tr:not(.${row})`

/** The styles by which the table of rulings follows its radios, written from the topics and courts that there are. */
export const rulingsRules = `@layer family{${[
  ...rulingTopics.map((topic) => hide('topic', topic, `t-${topic}`)),
  ...rulingLevels.map((level) => hide('level', level, `l-${level}`)),
].join(',')}{display:none}}`
