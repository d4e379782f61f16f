import { fill, type Locale, type MessageKey, messagesFor } from '#words/interface'
import { staticMarkup } from '../../../mdx/static-markup.server.ts'
import type { Translate } from '../../../messages/messages.tsx'
import type { TemplateGroup } from '../../../route-table/role-templates.server.ts'
import { GradeChips } from '../../../ui/grade-chips.server.tsx'
import { standardChoice } from '../letter-tools.server.tsx'
import { type Group, groupTemplates } from './template-groups.server.ts'
import { TemplateRow } from './template-row.server.tsx'

const groupNames = {
  hospitality: 'templates.group.hospitality',
  retail: 'templates.group.retail',
  trades: 'templates.group.trades',
  office: 'templates.group.office',
  design: 'templates.group.design',
  health: 'templates.group.health',
  logistics: 'templates.group.logistics',
  kind: 'templates.group.kind',
} as const satisfies Readonly<Record<TemplateGroup, MessageKey>>

/** The templates by group with their filter, then the page's own text: finished markup, so that a chosen filter stays. */
export async function composeOverview(path: string, locale: Locale, text: string): Promise<string> {
  const messages = messagesFor(locale)
  const t: Translate = (key, values = {}) => fill(messages[key], values)
  const groups = await groupTemplates(path, locale)
  return staticMarkup(
    <div className="body vor">
      <div className="pick">
        <Filter groups={groups} t={t} />
        <GradeChips legend={t('templates.grade')} chosen={standardChoice.grade} t={t} />
      </div>
      {groups.map((group) => (
        <Rows key={group.group} {...group} locale={locale} t={t} />
      ))}
    </div>,
  ).concat(text)
}

function Filter({ groups, t }: { groups: readonly Group[]; t: Translate }) {
  const count = groups.flatMap(({ items }) => items).length
  return (
    <fieldset>
      <legend>{t('templates.filter')}</legend>
      <div className="chips">
        <label>
          <input type="radio" name="group" value="all" defaultChecked />
          {t('templates.all', { count })}
        </label>
        {groups.map(({ group }) => (
          <label key={group}>
            <input type="radio" name="group" value={group} />
            {t(groupNames[group])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Rows({ group, items, locale, t }: Group & { locale: Locale; t: Translate }) {
  return (
    <section className={`grp grp-${group}`} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>
        {t(groupNames[group])} <span>{items.length === 1 ? t('templates.countOne') : t('templates.count', { count: items.length })}</span>
      </h2>
      <ul className="rows">
        {items.map((item) => (
          <TemplateRow key={item.href} {...item} locale={locale} />
        ))}
      </ul>
    </section>
  )
}
