import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { findPage } from '../../paths.ts'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { CtaBand } from '../cta-band.tsx'
import { ListSection } from '../list-section.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'
import css from './template.css?inline'
import { neighbouringTemplates, roleFacts } from './template.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const role = findPage(url.pathname)?.row.content
  const { head, text, locale, found } = await loadPage(url, role ? 'vorlagen' : 'pages')
  return {
    head,
    locale,
    facts: role ? roleFacts(role.slice('vorlagen/'.length), locale) : undefined,
    others: await neighbouringTemplates(found.row.path, locale),
    prose: text.html,
  }
}

export const meta = pageMeta

export default function TemplatePage() {
  const t = useMessages()
  const { head, facts, others, prose, locale } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="template" css={css} />
      <PageHeader head={head} flag="v" section="section.template" />
      <PageBody prose={prose} />
      {facts && <RoleFacts {...facts} />}
      <ListSection id="other" flag="n" heading={t('template.other')} items={others} />
      <CtaBand locale={locale} />
    </>
  )
}

function RoleFacts({ tasks, competences, pitfalls }: ReturnType<typeof roleFacts>) {
  const t = useMessages()
  return (
    <section className="sec sec--fog" aria-labelledby="tasks">
      <div className="wrap">
        <HalyardLabel flag="w">{t('template.tasks')}</HalyardLabel>
        <div className="main role">
          <div className="role-t">
            <h2 id="tasks">{t('template.tasks')}</h2>
            <p className="lead">{t('template.tasks.lead')}</p>
            <ul className="role-l">
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{t('template.competences')}</h3>
            <ul className="role-l">
              {competences.map((competence) => (
                <li key={competence}>{competence}</li>
              ))}
            </ul>
            <h3>{t('template.pitfalls')}</h3>
            <ul className="role-l">
              {pitfalls.map((pitfall) => (
                <li key={pitfall}>{pitfall}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
