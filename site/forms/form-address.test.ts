import { describe, expect, it } from 'vitest'
import { chosenForm, sentAddress, thanksOf } from './form-address.ts'

const forms = ['contact', 'demo'] as const
const query = (text: string) => new URLSearchParams(text)

describe('the address of thanks', () => {
  it('says which form was taken and when it is deleted', () => {
    const { searchParams } = new URL(sentAddress('/en/about/contact', { form: 'demo', deleteOn: '2027-05-21' }), 'http://localhost')
    expect(thanksOf(forms, searchParams)).toEqual({ form: 'demo', deleteOn: '2027-05-21' })
  })

  it.each(['', 'sent=demo', 'sent=demo&until=soon', 'sent=demo&until=2027-13-40', 'sent=press&until=2027-05-21', 'sent=<b>&until=2027-05-21'])(
    '"%s" is none',
    (text) => expect(thanksOf(forms, query(text))).toBeUndefined(),
  )
})

it('an address chooses a form of the page, and the first where it names none of them', () => {
  expect(chosenForm(forms, query('form=demo'))).toBe('demo')
  expect(chosenForm(forms, query('form=application'))).toBe('contact')
})
