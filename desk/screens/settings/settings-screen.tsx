import { useQuery } from '@tanstack/react-query'
import { NavLink, useParams } from 'react-router'
import { useSay } from '../../language/language.tsx'
import { backend } from '../../session/backend.ts'
import { NoScreen } from '../../shell/no-screen.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { readServer, SERVER } from '../server.ts'
import { GroupForm } from './group-form.tsx'
import { groupNames, groups, type SettingGroup } from './groups.ts'
import { BackupsNamed, FilesNamed, MailNamed } from './named-at-start.tsx'
import { TestMail } from './test-mail.tsx'
import { TestStorage } from './test-storage.tsx'
import { type Settings, settings } from './values.ts'

/** The settings of the whole application, a group at a time; which one stands in the address. */
export function SettingsScreen() {
  const say = useSay()
  const { group: name = groupNames[0] } = useParams()
  const group = groups.find((one) => one.name === name)
  const found = useQuery({ queryKey: ['settings'], queryFn: async () => settings.parse(await backend.settings.getAll()) })
  if (!group) return <NoScreen />
  return (
    <>
      <Heading title={say('settings.title')} />
      <nav className="tabs" aria-label={say('settings.groups')}>
        {groupNames.map((one, index) => (
          <NavLink key={one} to={index === 0 ? '/settings' : `/settings/${one}`} end>
            {say(`settings.${one}`)}
          </NavLink>
        ))}
      </nav>
      <section>
        <h2>{say(`settings.${group.name}`)}</h2>
        <p className="about">{say(group.about)}</p>
        <Asked query={found}>{(current) => <Group key={group.name} group={group} current={current} />}</Asked>
      </section>
    </>
  )
}

function Group({ group, current }: { readonly group: SettingGroup; readonly current: Settings }) {
  const server = useQuery({ queryKey: SERVER, queryFn: readServer })
  const isFixed = group.name === 'mail' && server.data?.mail.from === 'environment'
  return (
    <>
      {server.data && group.name === 'mail' && <MailNamed mail={server.data.mail} />}
      {server.data && group.name === 'files' && <FilesNamed files={server.data.files} />}
      {server.data && group.name === 'backups' && <BackupsNamed engine={server.data.engine} />}
      {!isFixed && <GroupForm group={group} current={current} />}
      {group.name === 'mail' && <TestMail />}
      {(group.name === 'files' || group.name === 'backups') && <TestStorage filesystem={group.name === 'files' ? 'storage' : 'backups'} />}
    </>
  )
}
