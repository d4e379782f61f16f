import { expect, it } from 'vitest'
import type { Consent } from '../model/consent.ts'
import { SAMPLE_DAY, samplePool } from '../pool/sample-pool.ts'
import { withdraw } from './consent.ts'
import { share } from './share.ts'

const TRAVE = 'Musterbetrieb Trave'

function consentOf(number: number, purpose: Consent['purpose'] = 'share-pool'): Consent {
  const consent = samplePool.applications.find((one) => one.number === number)?.consents.find((one) => one.purpose === purpose)
  if (!consent) throw new Error(`No such consent in the sample: ${number}`)
  return consent
}

function ask(number: number, consent: Consent | null, { recipient = TRAVE, today = SAMPLE_DAY } = {}) {
  const answer = share(samplePool, number, { recipient, consent, today })
  return answer.allowed ? Object.keys(answer.shared) : answer.refusal
}

it('shares the fields consented to, and no others', () => {
  expect(ask(1884, consentOf(1884))).toEqual(['number', 'wish', 'experience', 'skills', 'qualifications', 'region'])
  expect(ask(1884, { ...consentOf(1884), fields: ['skills'] })).toEqual(['number', 'skills'])
})

it.each([
  ['an unknown application', ask(1, consentOf(1884)), 'unknown-application'],
  ['a firm outside of the pool', ask(1884, consentOf(1884), { recipient: 'Anderswo' }), 'unknown-recipient'],
  ['the own firm', ask(1884, consentOf(1884), { recipient: samplePool.owner }), 'own-firm'],
  ['no consent', ask(1902, null), 'no-consent'],
  ["another person's consent", ask(1902, consentOf(1884)), 'other-person'],
  ['consent to another purpose', ask(1902, consentOf(1902, 'own-vacancies')), 'other-purpose'],
  ['a firm that the person was not told of', ask(2031, consentOf(2031)), 'other-recipient'],
  ['consent to nothing', ask(1884, { ...consentOf(1884), fields: [] }), 'nothing-consented'],
  ['a day before the consent', ask(1884, consentOf(1884), { today: '2026-06-14' }), 'not-yet'],
  ['the day after the last', ask(1884, consentOf(1884), { today: '2027-05-01' }), 'expired'],
  ['an expired consent of the sample', ask(2065, consentOf(2065)), 'expired'],
])('shares nothing for %s', (_, answer, refusal) => {
  expect(answer).toBe(refusal)
})

it('shares on the first and on the last day', () => {
  for (const today of ['2026-06-15', '2027-04-30']) expect(ask(1884, consentOf(1884), { today })).toContain('wish')
})

it('stops on the very day of a withdrawal, and stays so', () => {
  const withdrawn = withdraw(consentOf(1884), SAMPLE_DAY)
  expect(ask(1884, withdrawn)).toBe('withdrawn')
  expect(ask(1884, withdrawn, { today: '2027-01-01' })).toBe('withdrawn')
  expect(withdraw(withdrawn, '2027-01-01').withdrawn).toBe(SAMPLE_DAY)
  expect(ask(1884, consentOf(1884))).toContain('wish')
})

it('never shares more than was consented to, whatever the consent says', () => {
  for (const { number, consents } of samplePool.applications) {
    for (const consent of consents) {
      for (const recipient of samplePool.members) {
        const answer = share(samplePool, number, { recipient, consent, today: SAMPLE_DAY })
        if (!answer.allowed) continue
        expect(consent.recipients).toContain(recipient)
        expect(Object.keys(answer.shared).toSorted()).toEqual(['number', ...consent.fields].toSorted())
      }
    }
  }
})
