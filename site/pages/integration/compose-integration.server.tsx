import { abilityNames, type FlowVariant, flows, type Integration, integrationOf } from '#words/facts'
import { fill, type Locale, messagesFor } from '#words/interface'
import { emptyText } from '../../mdx/empty-text.server.ts'
import { FlowDrawing } from '../../mdx/flow/data-flow.tsx'
import { Ways } from '../../mdx/selling/opening.tsx'
import { staticMarkup } from '../../mdx/static-markup.server.ts'
import { TextContext, useText } from '../../mdx/text-context.ts'
import { Section } from '../../ui/section.tsx'
import { AbilityStrip, Limits, OtherSystems, Permissions } from './facts.server.tsx'
import { FieldMapping } from './field-mapping.server.tsx'

interface Page {
  /** The last part of the page's address. */
  readonly name: string
  readonly locale: Locale
  /** The page's own text, finished. */
  readonly text: string
}

/** All of a system's page below its head: the facts, and between them the page's own text on setting it up. */
export function composeIntegration({ name, locale, text }: Page): string {
  return staticMarkup(
    <TextContext value={emptyText(locale)}>
      <Facts name={name} text={text} />
    </TextContext>,
  )
}

/** What the page's head says first: whether there is a finished connection, and what can be done without one. Empty where there is one. */
export function composeOpening({ name, locale }: Omit<Page, 'text'>): string {
  const system = integrationOf(name)
  if (abilityNames.some((ability) => system[ability].state === 'available')) return ''
  return staticMarkup(
    <TextContext value={emptyText(locale)}>
      <p>{fill(messagesFor(locale)['integration.notBuilt'], { system: system.name })}</p>
      <Ways tool="batch" />
    </TextContext>,
  )
}

function Facts({ name, text }: Omit<Page, 'locale'>) {
  const { messages } = useText()
  const system = integrationOf(name)
  return (
    <>
      <AbilityStrip system={system} />
      <Section id="flow" flag="n" label={messages['integration.flow']} onFog>
        <div className="sechead sechead--split">
          <h2 id="flow">{messages['integration.flow.heading']}</h2>
          <p className="lead">{messages['integration.flow.lead']}</p>
        </div>
        <FlowDrawing flow={flows['hr-system']} variants={variantsOf(system)} system={system.name} />
      </Section>
      <Section id="fields" flag="s" label={messages['integration.fields']}>
        <div className="sechead sechead--split">
          <h2 id="fields">{messages['integration.fields.heading']}</h2>
          <p className="lead">{messages['integration.fields.lead']}</p>
        </div>
        <FieldMapping system={system} />
      </Section>
      <Section id="access" flag="e" label={messages['integration.access']} onFog>
        <h2 id="access">{messages['integration.access.heading']}</h2>
        <div className="split">
          <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />
          <Permissions system={system} />
        </div>
      </Section>
      <Section id="limits" flag="l" label={messages['integration.limits']}>
        <h2 id="limits">{messages['integration.limits.heading']}</h2>
        <Limits system={system} />
        <OtherSystems name={name} />
      </Section>
    </>
  )
}

/** What is not documented is done the other way: asked for at intervals, filed by hand. */
function variantsOf({ notice, file }: Integration): FlowVariant[] {
  return [notice.state === 'unproven' ? 'poll' : 'push', file.state === 'unproven' ? 'hand' : 'api']
}
