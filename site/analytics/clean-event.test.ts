import { describe, expect, it } from 'vitest'
import { cleanEvent, cleanUrl } from './clean-event.ts'

const origin = 'https://www.example.org'
const token = 'k3v9q2m7x4c8b1n6'
const place = { origin, pathname: '/about/team' }

describe('an address in an event', () => {
  it.each([
    [`${origin}/suche?q=Ida+Beispiel`, `${origin}/suche`],
    [`${origin}/en/suche?q=Ida#page`, `${origin}/en/suche`],
    [`${origin}/${token}`, `${origin}/-`],
    [`${origin}/${token}/3?x=1`, `${origin}/-`],
    [`${origin}/what%20somebody%20typed`, `${origin}/-`],
    ['https://search.example/?q=zeugnis', 'https://search.example/'],
    ['no address', 'no address'],
  ])('%s is told as %s', (given, told) => expect(cleanUrl(given, origin)).toBe(told))
})

describe('an event', () => {
  it.each(['4111 1111 1111 1111', '4111-1111-1111-1111', '5500 0000 0000 0004', '3782\u00a0822463\u00a010005'])(
    'tells no number of a card: %s',
    (card) => {
      const properties = {
        $el_text: `Karte ${card}`,
        $elements: [{ $el_text: card }],
        $elements_chain: `button:text="${card}"nth-child="1"attr__id="1-2"`,
      }
      expect(cleanEvent({ properties }, place)).toEqual({
        properties: {
          $el_text: 'Karte [redacted]',
          $elements: [{ $el_text: '[redacted]' }],
          $elements_chain: 'button:text="[redacted]"nth-child="1"attr__id="1-2"',
        },
      })
    },
  )

  it('keeps figures that are none', () => {
    const given = { properties: { $el_text: 'Telefon +49 40 123 45 67, 1. März 2026 bis 31. Mai 2026', $device_id: '0193-4567-8901-2345-6789' } }
    expect(cleanEvent(given, place)).toEqual(given)
  })

  it('loses queries, fragments and hidden paths, wherever they stand', () => {
    const given = {
      event: '$pageview',
      properties: {
        $current_url: `${origin}/suche?q=Ida`,
        $prev_pageview_pathname: `/${token}`,
        $pathname: '/about/team',
        title: 'Suche nach „Ida“',
        $elements: [{ attr__href: `/${token}?a=1` }, { attr__href: 'mailto:ida@example.org' }],
        $elements_chain: `a:attr__href="/suche?q=Ida"href="/suche?q=Ida"text="Suche"`,
      },
      $set_once: { $initial_current_url: `${origin}/${token}` },
      timestamp: new Date(0),
    }
    expect(cleanEvent(given, place)).toEqual({
      event: '$pageview',
      properties: {
        $current_url: `${origin}/suche`,
        $prev_pageview_pathname: '/-',
        $pathname: '/about/team',
        $elements: [{ attr__href: '/-' }, { attr__href: '' }],
        $elements_chain: `a:attr__href="/suche"href="/suche"text="Suche"`,
      },
      $set_once: { $initial_current_url: `${origin}/-` },
      timestamp: new Date(0),
    })
  })

  it.each([`/${token}`, `/en/${token}/2`, '/newsletter/bestaetigen', '/gibt/es/nicht'])('on %s is not told at all', (pathname) => {
    expect(cleanEvent({ event: '$pageview', properties: {} }, { origin, pathname })).toBeNull()
  })

  it('of the recorder keeps its data as they are: they were cleaned before they were packed', () => {
    const properties = { $snapshot_data: [{ type: 2, data: 'packed?x' }], $current_url: `${origin}/?a` }
    expect(cleanEvent({ event: '$snapshot', properties }, place)?.properties).toEqual({ ...properties, $current_url: `${origin}/` })
  })
})
