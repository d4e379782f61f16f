import type { Locale, MessageKey } from '#words/interface'
import { findRole, type Grade } from '#zeugnis'
import { Wording } from '../../mdx/lexicon/wording.tsx'
import type { Translate } from '../../messages/messages.tsx'
import type { Topic } from '../../route-table/role-templates.server.ts'
import { Flag } from '../../ui/flag.tsx'
import { Section } from '../../ui/section.tsx'

/** Duties, competences and pitfalls of a role. Throws for one that the lexicon does not know. */
export function RoleFacts({ role, locale, t }: { role: string; locale: Locale; t: Translate }) {
  const { tasks, competences, pitfalls } = findRole(role)
  return (
    <Section id="tasks" flag="r" label={t('template.tasks')} onFog>
      <div className="role">
        <div className="role-t">
          <h2 id="tasks">{t('template.tasks.heading')}</h2>
          <p className="lead">{t('template.tasks.lead')}</p>
          <Rows items={tasks.map((task) => task[locale])} />
        </div>
        <div>
          <h3>{t('template.competences')}</h3>
          <Rows items={competences.map((competence) => competence[locale])} />
          <h3>{t('template.pitfalls')}</h3>
          <Rows items={pitfalls.map((pitfall) => pitfall[locale])} />
        </div>
      </div>
    </Section>
  )
}

function Rows({ items }: { items: readonly string[] }) {
  return (
    <ul className="role-l">
      {items.map((item) => (
        <li key={item}>
          <Wording text={item} />
        </li>
      ))}
    </ul>
  )
}

const topicNames = {
  leistungsbereitschaft: 'template.topic.leistungsbereitschaft',
  arbeitsbefaehigung: 'template.topic.arbeitsbefaehigung',
  fachwissen: 'template.topic.fachwissen',
  arbeitsweise: 'template.topic.arbeitsweise',
  arbeitserfolg: 'template.topic.arbeitserfolg',
  fuehrung: 'template.topic.fuehrung',
  sozialExtern: 'template.topic.sozialExtern',
} as const satisfies Readonly<Record<Topic, MessageKey>>

interface WordingsProps {
  readonly topic: Topic
  readonly rows: readonly { readonly grade: Grade; readonly text: string; readonly german?: string }[]
  readonly t: Translate
}

/** One sentence of the letter in five grades; on English pages with its German wording. */
export function Wordings({ topic, rows, t }: WordingsProps) {
  return (
    <Section id="wordings" flag="i" label={t('template.wordings')}>
      <div className="sechead">
        <h2 id="wordings">{t('template.wordings.heading')}</h2>
        <p className="lead">{t('template.wordings.lead')}</p>
      </div>
      <table className="tbl tbl--stack wordings">
        <thead>
          <tr>
            <th scope="col">{t('template.wordings.grade')}</th>
            <th scope="col">{t(topicNames[topic])}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ grade, text, german }) => (
            <tr key={grade}>
              <td>
                <span className="gm">
                  <Flag name={String(grade)} size={20} />
                  <span>{t('grade', { grade })}</span>
                </span>
              </td>
              <td>
                <p className="ref">{text}</p>
                {german && (
                  <p className="ref dim" lang="de">
                    {german}
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
