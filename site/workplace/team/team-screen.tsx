import { reviewBodies } from '#processes'
import type { Overview } from '#services/cases'
import { casesExportPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { Choice, Line, Tick } from '../form/fields.tsx'
import { Press, Sure, WorkForm } from '../form/work-form.tsx'
import { Screen } from '../screen.tsx'
import { SignedInLine } from '../sign-in/signed-in-line.tsx'
import { useLocale, useWords } from '../words.ts'
import { Members } from './members.tsx'
import { Topic } from './topic.tsx'

/** The workplace as such, a section for each matter. */
export function TeamScreen({ heading, overview }: { readonly heading: string; readonly overview: Overview }) {
  const say = useWords()
  const locale = useLocale()
  const { account, isOwner, body } = overview
  return (
    <Screen heading={heading} lead={say('team.lead')} head={<SignedInLine name={account.name || account.email} />}>
      <div className="topics">
        <Topic id="members" heading={say('team.members')}>
          <Members overview={overview} />
          {isOwner && <InviteForm />}
        </Topic>
        <Topic id="settings" heading={say('team.settings')}>
          <SettingsForm body={body} />
        </Topic>
        <Topic id="export" heading={say('team.export')}>
          <p>{say('team.export.text')}</p>
          <p>
            <a className="btn btn--2 btn--s" href={inLocale(casesExportPath, locale)}>
              {say('overview.export')}
            </a>
          </p>
        </Topic>
        {isOwner && (
          <Topic id="ending" heading={say('team.end')}>
            <EndForm />
          </Topic>
        )}
      </div>
    </Screen>
  )
}

function SettingsForm({ body }: Pick<Overview, 'body'>) {
  const say = useWords()
  return (
    <WorkForm form="settings">
      <Choice name="body" value={body} hint={say('hint.body')} options={reviewBodies.map((value) => ({ value, label: say(`body.${value}`) }))} />
      <div>
        <Press deed="settings">{say('team.save')}</Press>
      </div>
    </WorkForm>
  )
}

function InviteForm() {
  const say = useWords()
  return (
    <WorkForm form="invite">
      <Line name="email" type="email" label={say('field.colleague')} hint={say('hint.colleague')} />
      <div>
        <Press deed="invite">{say('team.invite')}</Press>
      </div>
    </WorkForm>
  )
}

/** Everything at once, and only by a tick more. */
function EndForm() {
  const say = useWords()
  return (
    <Sure form="removeAll" deed="removeAll" label={say('team.end.label')} question={say('team.end.question')} press={say('team.end.press')}>
      <Tick name="sure" />
    </Sure>
  )
}
