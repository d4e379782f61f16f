import { describe, expect, test } from 'vitest'
import type { SettingField } from './groups.ts'
import { changesFrom, notNumbers, valueAt } from './values.ts'

const fields: readonly SettingField[] = [
  { path: 'smtp.host', kind: 'text', label: 'settings.smtp.host' },
  { path: 'smtp.port', kind: 'number', label: 'settings.smtp.port' },
  { path: 'smtp.password', kind: 'secret', label: 'settings.smtp.password' },
  { path: 'smtp.tls', kind: 'flag', label: 'settings.smtp.tls' },
  { path: 'superuserIPs', kind: 'lines', label: 'settings.superuserIPs' },
  { path: 'rateLimits.rules', kind: 'rules', label: 'settings.rate.rules' },
]

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

describe('a form of settings', () => {
  test('sends what is entered where the contract has it, and no empty secret', () => {
    const form = formOf({
      'smtp.host': ' mail.example.org ',
      'smtp.port': '465',
      'smtp.password': '',
      'smtp.tls': 'on',
      superuserIPs: '127.0.0.1\n\n10.0.0.0/8',
    })
    expect(changesFrom(form, fields)).toEqual({
      smtp: { host: 'mail.example.org', port: 465, tls: true },
      superuserIPs: ['127.0.0.1', '10.0.0.0/8'],
      rateLimits: { rules: [] },
    })
    form.set('smtp.password', 'neu')
    form.delete('smtp.tls')
    expect(changesFrom(form, fields)).toMatchObject({ smtp: { password: 'neu', tls: false } })
  })

  test('sends rules in their order', () => {
    const form = formOf({
      'rateLimits.rules.0.label': '*:auth',
      'rateLimits.rules.0.audience': '',
      'rateLimits.rules.0.duration': '10',
      'rateLimits.rules.0.maxRequests': '100',
      'rateLimits.rules.1.label': '/api/',
      'rateLimits.rules.1.audience': '@guest',
      'rateLimits.rules.1.duration': 'x',
      'rateLimits.rules.1.maxRequests': '5',
    })
    expect(valueAt(changesFrom(form, fields), 'rateLimits.rules')).toEqual([
      { label: '*:auth', audience: '', duration: 10, maxRequests: 100 },
      { label: '/api/', audience: '@guest', duration: 0, maxRequests: 5 },
    ])
  })

  test('names the fields whose numbers are none', () => {
    expect(notNumbers(formOf({ 'smtp.port': 'viele' }), fields)).toEqual(['smtp.port'])
    expect(notNumbers(formOf({ 'smtp.port': '25' }), fields)).toEqual([])
  })
})
