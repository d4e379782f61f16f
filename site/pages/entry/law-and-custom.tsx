import type { FrontMatter } from '#words'
import { type Locale, normIn } from '#words/interface'
import { citeRuling } from '../../mdx/law/entry-sources.ts'
import { Wording } from '../../mdx/lexicon/wording.tsx'
import type { Translate } from '../../messages/messages.tsx'

type Entry = FrontMatter<'wissen'>

interface Told {
  readonly t: Translate
}

interface Statement {
  readonly text: string
  readonly source?: string
}

/** What is laid down and decided, below it what is only usual or handed down: word, line and weight tell them apart. */
export function LawAndCustom({ entry, locale, t }: Told & { entry: Entry; locale: Locale }) {
  const { statutes = [], rulings = [], customs = [], lore = [] } = entry
  const laid = statutes.map(({ norm, holding }) => ({ text: holding, source: normIn(locale, norm).replaceAll(' ', '\u00a0') }))
  const decided = rulings.map((ruling) => ({ text: ruling.holding, source: citeRuling(ruling, locale) }))
  return (
    <section aria-labelledby="law">
      <h2 id="law">{t('entry.law')}</h2>
      <Block mark={t('analyser.basis.statute')} statements={laid} />
      <Block mark={t('analyser.basis.court')} statements={decided} />
      <Block mark={t('analyser.basis.custom')} statements={customs.map((text) => ({ text }))} isCustom />
      <Block mark={t('analyser.basis.lore')} statements={lore.map((text) => ({ text }))} isCustom />
    </section>
  )
}

function Block({ mark, statements, isCustom = false }: { mark: string; statements: readonly Statement[]; isCustom?: boolean }) {
  if (statements.length === 0) return null
  return (
    <div className={isCustom ? 'law law--b' : 'law'}>
      <p className={isCustom ? 'bas bas--b' : 'bas bas--u'}>
        <b>{mark}</b>
      </p>
      <ul className="says">
        {statements.map(({ text, source }) => (
          <li key={text}>
            <p>
              <Wording text={text} />
            </p>
            {source && <p className="src">{source}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
