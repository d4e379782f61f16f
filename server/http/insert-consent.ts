import type { ServerBuild } from 'react-router'
import type { ConsentFragment, MakeConsentFragment, PublicConfig } from '#site'
import { locales } from '#words/interface'

/** Puts the choice about consent into finished pages; without anything to ask for they stay as they are. */
export function consentInserter(build: ServerBuild, config: PublicConfig, nonce?: string): (html: string) => string {
  const make = fragmentMaker(build)
  const fragments = new Map(locales.map(({ code }) => [`<html lang="${code}"`, make(config, code, nonce)]))
  return (html) => {
    for (const [start, fragment] of fragments) if (fragment && html.includes(start)) return insert(html, fragment)
    return html
  }
}

/** No text of a page holds these tags: what React and the hand-off write has its `<` escaped. */
function insert(html: string, { head, body }: ConsentFragment): string {
  return html.replace('</head>', () => `${head}</head>`).replace('<body>', () => `<body>${body}`)
}

/** The bundle renders it, with its own words and styles (`site/entry.server.tsx`). */
function fragmentMaker(build: ServerBuild): MakeConsentFragment {
  const make: MakeConsentFragment | undefined = Reflect.get(build.entry.module, 'consentFragment')
  if (!make) throw new Error('This build gives out no choice about consent: build it anew')
  return make
}
