import { expect, it } from 'vitest'
import { readApiFromDisk } from '#words/from-disk'
import type { UnusedEntry, Warning } from '#zeugnis'

type Inadmissible = Extract<Warning, { code: 'inadmissible' }>['content']

const codes: Readonly<Record<(Warning | UnusedEntry)['code'], true>> = {
  ...{ contradiction: true, 'burden-of-proof': true, 'third-parties-expected': true, 'nobody-led': true, 'leads-in-training': true },
  ...{
    'same-person': true,
    'trainer-missing': true,
    'office-unknown': true,
    'odd-date': true,
    'nothing-given': true,
    'exam-missing': true,
    'exam-failed': true,
    'training-ended': true,
    'title-in-name': true,
    'open-choice': true,
  },
  ...{ 'german-words': true, 'not-used': true, 'title-mismatch': true, inadmissible: true },
}
const contents: Readonly<Record<Inadmissible, true>> = {
  ...{ illness: true, pregnancy: true, disability: true, 'works-council': true, 'trade-union': true, 'warning-letter': true, conviction: true },
  ...{ family: true, pay: true, alcohol: true, offence: true, dismissal: true, release: true, lawsuit: true, 'parental-leave': true },
}

it('the API documents every warning of the generator, and no other', () => {
  const text = JSON.stringify(readApiFromDisk('en').get('zeugnisgenerator'))
  expect(enumWith(text, 'burden-of-proof')).toEqual(Object.keys(codes).toSorted())
  expect(enumWith(text, 'works-council')).toEqual(Object.keys(contents).toSorted())
})

function enumWith(document: string, value: string): string[] {
  const [, list = ''] = new RegExp(`"enum":\\[([^\\]]*"${value}"[^\\]]*)\\]`).exec(document) ?? []
  return list
    .split(',')
    .map((one) => one.replaceAll('"', ''))
    .sort()
}
