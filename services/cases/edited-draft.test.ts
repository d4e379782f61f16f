import { expect, it } from 'vitest'
import type { Draft } from '#processes'
import { editedDraft, keepEdits } from './edited-draft.ts'

const made = 'Frau Anker war bis zum 30.\u00a0September 2026 bei uns.'
const draft: Draft = { seed: 1, sentences: [{ id: 'a', part: 'einleitung', text: made, made, grade: null }] }

function typed(text: string | undefined, before = draft): string | undefined {
  const data = new FormData()
  if (text !== undefined) data.set('s.a', text)
  return editedDraft(before, data).sentences[0]?.text
}

it.each([
  ['a sentence that was not sent stays', undefined, made],
  ['one that comes back as it was keeps its spaces', made.replace('\u00a0', ' '), made],
  ['another text takes its place', 'Sie war  bei uns. ', 'Sie war bei uns.'],
  ['a full stop that was left out is put back: else it would run into the next one', 'Sie war bei uns', 'Sie war bei uns.'],
  ['an emptied field takes it out', ' ', ''],
])('%s', (_, text, after) => expect(typed(text)).toBe(after))

it('what is written back as it was made first is that again', () => {
  const edited = { ...draft, sentences: draft.sentences.map((one) => ({ ...one, text: 'Sie war bei uns.' })) }
  expect(typed(made.replace('\u00a0', ' '), edited)).toBe(made)
})

it('details that are corrected change the sentences that depend on them, and no edit in another', () => {
  const sentence = (id: string, text: string, first = text) => ({ id, part: 'leistung' as const, text, made: first, grade: null })
  const before = { seed: 1, sentences: [sentence('l-0', 'Frau Anker kam 2019.'), sentence('l-1', 'Sie war sehr gut.', 'Sie war gut.')] }
  const written = { seed: 1, sentences: [sentence('l-0', 'Frau Anker kam 2020.'), sentence('l-1', 'Sie blieb.'), sentence('l-2', 'Sie war gut.')] }
  const after = keepEdits(before, written).sentences
  expect(after.map(({ text }) => text)).toEqual(['Frau Anker kam 2020.', 'Sie blieb.', 'Sie war sehr gut.'])
  expect(after[2]?.id).toBe('l-1')
  expect(new Set(after.map(({ id }) => id)).size).toBe(3)
})

it('a line of its own is a sentence of its own, and stays when details are corrected', () => {
  const data = new FormData()
  data.set('s.a', `${made}\r\nSie war gern bei uns`)
  const added = editedDraft(draft, data)
  expect(added.sentences.map(({ text, made: first }) => [text, first])).toEqual([
    [made, made],
    ['Sie war gern bei uns.', ''],
  ])
  expect(new Set(added.sentences.map(({ id }) => id)).size).toBe(2)
  expect(keepEdits(added, draft).sentences.map(({ text }) => text)).toEqual([made, 'Sie war gern bei uns.'])
})

it('what HR had written is shown beside a sentence that is written anew', () => {
  const edited = { ...draft, sentences: draft.sentences.map((one) => ({ ...one, text: 'Sie war bei uns.' })) }
  const written: Draft = { seed: 1, sentences: [{ id: 'a', part: 'einleitung', text: 'Neu.', made: 'Neu.', grade: null }] }
  const [sentence] = keepEdits(edited, written).sentences
  expect(sentence).toMatchObject({ text: 'Neu.', replaced: 'Sie war bei uns.' })
  const data = new FormData()
  data.set(`s.${sentence?.id}`, 'Neu.')
  expect(editedDraft({ seed: 1, sentences: sentence ? [sentence] : [] }, data).sentences[0]).not.toHaveProperty('replaced')
})
