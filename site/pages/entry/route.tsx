import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { company } from '#words/facts'
import { longDate } from '#words/interface'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { Responsible } from '../../blocks/responsible.tsx'
import { letterOf } from '../../mdx/lexicon/glossary.ts'
import { useMessages } from '../../messages/messages.tsx'
import { pageMetaWith } from '../../seo/meta.ts'
import { termData } from '../../seo/term-data.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { Prose } from '../../ui/prose.tsx'
import { composeEntry } from './compose-entry.server.tsx'
import css from './entry.css?inline'
import { neighbours } from './related.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, meta, locale, found } = await loadPage(url, 'wissen')
  const { term, definition, topic, revised } = meta
  return {
    head: { ...head, section: 'entry' as const, flag: letterOf(term).toLowerCase(), lead: definition, term: { name: term, definition } },
    topic,
    responsible: { name: company.responsible, isSample: company.sample },
    revised: { iso: revised, text: longDate(revised, locale) },
    pager: await neighbours(String(found.params.slug).toLowerCase(), locale),
    prose: await composeEntry(text, meta, locale),
  }
}

export const meta = pageMetaWith(termData)

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export default function EntryPage() {
  const t = useMessages()
  const { head, topic, responsible, revised, pager, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="entry" css={css} />
      <article>
        <PageHeader head={head}>
          <p className="meta">
            <span>{t(`knowledge.topic.${topic}`)}</span>
            <time dateTime={revised.iso}>{t('article.revised', { date: revised.text })}</time>
          </p>
        </PageHeader>
        <div className="body">
          <Prose html={prose} className="ent" />
          <p className="meta">
            <Responsible {...responsible} />
          </p>
        </div>
      </article>
      <Pager {...pager} />
    </>
  )
}

function Pager({ before, after }: Loaded['pager']) {
  const t = useMessages()
  return (
    <section className="sec sec--fog sec--tight">
      <div className="wrap">
        <HalyardLabel flag="w">{t('entry.more')}</HalyardLabel>
        <nav className="main pager" aria-label={t('entry.more')}>
          {before && (
            <a href={before.href}>
              <span>{t('entry.before')}</span>
              <b>{before.term}</b>
            </a>
          )}
          {after && (
            <a className="aft" href={after.href}>
              <span>{t('entry.after')}</span>
              <b>{after.term}</b>
            </a>
          )}
        </nav>
      </div>
    </section>
  )
}
