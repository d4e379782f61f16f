import { describe, expect, test } from 'vitest'
import { shownFacts, withoutQuery } from './shown-entry.ts'

describe('what the log shows of a request', () => {
  test('is what everybody at the desk may know, without the query', () => {
    const data = {
      method: 'GET',
      url: '/api/files/a?token=geheim',
      status: 200,
      execTime: 1.234,
      userIP: '',
      referer: 'https://x/?q=geheim',
      body: 'geheim',
    }
    const facts = shownFacts({ id: '1', created: '', level: 0, message: '', data })
    expect(facts).toEqual([
      { name: 'method', value: 'GET' },
      { name: 'url', value: '/api/files/a' },
      { name: 'status', value: '200' },
      { name: 'execTime', value: '1.2' },
    ])
  })

  test('leaves a message without a query as it is', () => {
    expect(withoutQuery('GET /api/health')).toBe('GET /api/health')
    expect(withoutQuery('GET /api/files/a?token=x&y=z 200')).toBe('GET /api/files/a 200')
  })
})
