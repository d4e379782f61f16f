import { fill, type Locale, messagesFor } from '#words/interface'
import type { RenderedText } from '../../mdx/render.server.tsx'
import { staticMarkup } from '../../mdx/static-markup.server.ts'
import type { Translate } from '../../messages/messages.tsx'
import { templateFilePath } from '../../route-table/document-paths.ts'
import { inLocale, pageName } from '../../route-table/pages.ts'
import { roleTemplates, type Topic } from '../../route-table/role-templates.server.ts'
import type { PageRow } from '../../route-table/row.ts'
import { LetterSheet } from './letter-sheet.server.tsx'
import { AdaptLink, LetterActions, LetterSwitches, standardChoice } from './letter-tools.server.tsx'
import { ownTopic } from './own-topic.server.ts'
import { type Sample, sentencesOn, writeSample } from './sample-letter.server.ts'
import { roleOf, sampleFor } from './sample-of-page.server.ts'
import { RoleFacts, Wordings } from './template-sections.server.tsx'

interface Page {
  readonly row: PageRow
  readonly locale: Locale
  /** The page's own text, finished. */
  readonly text: RenderedText
}

/** All of a template's page between head and related templates, as finished markup: React leaves the chosen radios alone. */
export async function composeTemplate({ row, locale, text }: Page): Promise<string> {
  const messages = messagesFor(locale)
  const t: Translate = (key, values = {}) => fill(messages[key], values)
  const role = roleOf(row)
  const sample = await sampleFor(row, locale)
  const topic: Topic = role ? topicOf(role) : 'arbeitsweise'
  return staticMarkup(
    <>
      <LetterSection sample={sample} row={row} t={t} />
      <div className="body">
        <h2 className="tpl-h">{t('template.purpose')}</h2>
        <div className="art">
          <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
        </div>
      </div>
      {role && <RoleFacts role={role} locale={locale} t={t} />}
      <Wordings topic={topic} rows={await wordingRows(row, { sample, topic })} t={t} />
    </>,
  ).concat(text.below)
}

function topicOf(role: string): Topic {
  const found = roleTemplates.find((one) => one.role.toLowerCase() === role)
  if (!found) throw new RangeError(`No template for the role ${role}`)
  return found.topic
}

async function wordingRows(row: PageRow, { sample, topic }: { sample: Sample; topic: Topic }) {
  const own = await ownTopic(sample.role, topic)
  const rows = sentencesOn(writeSample(sample), own)
  if (sample.locale === 'de') return rows
  const german = sentencesOn(writeSample(await sampleFor(row, 'de')), own)
  return rows.map((one, place) => ({ ...one, german: german[place]?.text ?? '' }))
}

function LetterSection({ sample, row, t }: { sample: Sample; row: PageRow; t: Translate }) {
  const other = sample.locale === 'de' ? 'en' : 'de'
  return (
    <div className="body tplw">
      <div className="tpl">
        <div className="tpl-c">
          <LetterSwitches t={t} />
          <AdaptLink href={adaptAddress(row, sample.locale)} t={t} />
        </div>
        <div className="tpl-l">
          <p className="small">
            {t('template.shown')}{' '}
            <a href={inLocale(row.path, other)} hrefLang={other}>
              {t('template.hint.link')}
            </a>
          </p>
          <LetterActions file={inLocale(templateFilePath, sample.locale)} template={pageName(row.path)} t={t} />
          <LetterSheet letter={writeSample(sample)} t={t} />
          <div className="note tpl-n">
            <p>
              <b>{t('template.hint.title')}</b> {t('template.hint')}
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}

/** The generator's page takes a template over, with the grade and form of address that script adds from the switches. */
function adaptAddress({ path }: PageRow, locale: Locale): string {
  return `${inLocale('/products/zeugnisgenerator', locale)}?${new URLSearchParams({ template: pageName(path), ...standardChoice })}`
}
