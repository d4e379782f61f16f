import { caseRoles, stations } from '#processes'
import { type Flow, wayTexts } from '#words/facts'
import { useText } from '../text-context.ts'
import { FlowDrawing } from './data-flow.tsx'

/** Stations as steps between those who take part. */
const way: Flow = {
  nodes: caseRoles.map((id) => ({ id, zone: id === 'employee' ? 'outside' : 'customer', ...wayTexts.roles[id] })),
  steps: stations.map(({ name }) => {
    const { from, to, name: label } = wayTexts.stations[name]
    return { from, to, label }
  }),
}

/** The way of a reference: who hands it on to whom at each station, and what happens there. */
export function ReferenceWay() {
  const { locale } = useText()
  return (
    <>
      <FlowDrawing flow={way} />
      <ol className="way">
        {stations.map(({ name }) => (
          <li key={name}>
            <strong>{wayTexts.stations[name].name[locale]}.</strong> {wayTexts.stations[name].text[locale]}
          </li>
        ))}
      </ol>
    </>
  )
}
