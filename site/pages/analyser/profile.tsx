import { useMessages } from '../../messages/messages.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import type { Reading } from '../../reading/reading.ts'
import { Flag } from '../../ui/flag.tsx'
import { ProfileScale } from './profile-scale.tsx'

/** Each dimension's pennant hangs on the line of its grade; where there is no room for lines, it stands beside its name. */
export function Profile({ reading }: { reading: Reading }) {
  const t = useMessages()
  return (
    <div className="prof">
      <h3 className="vh">{t('analyser.profile')}</h3>
      <ProfileScale />
      <dl>
        {reading.profile
          .filter(({ dimension, state }) => state !== 'silent' || !['weiterbildung', 'fuehrung'].includes(dimension))
          .map((row) => (
            <ProfileRow key={row.dimension} row={row} />
          ))}
      </dl>
    </div>
  )
}

function ProfileRow({ row: { dimension, grade, state } }: { row: Reading['profile'][number] }) {
  const t = useMessages()
  const nameOf = useGradeName()
  return (
    <div>
      <dt>{t(`dimension.${dimension}`)}</dt>
      {grade === null ? (
        <dd className="tr tr--0">{t(state === 'open' ? 'analyser.open' : 'analyser.silent')}</dd>
      ) : (
        <dd className={`tr tr--${String(grade).replace('.', '-')}`}>
          <span className="pen">
            <Flag name={String(Math.round(grade))} size={18} />
            <span className="vh">{t('analyser.grade')} </span>
            <b className="num">{nameOf.figure(grade)}</b>
          </span>
        </dd>
      )}
    </div>
  )
}
