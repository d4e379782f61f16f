import { renderToStaticMarkup } from 'react-dom/server'
import type { Json } from '#words'
import { type Locale, type Messages, messagesFor } from '#words/interface'
import type { DocumentedOperation } from '../reference/operation.server.tsx'
import { contractEntries } from './contract-entries.ts'
import { cvEntries } from './cv-entries.ts'
import { type Entry, objectOf, textIn } from './entry.ts'
import { MarkedDocument } from './marked-document.tsx'
import { shareEntries } from './share-entries.ts'

/** How the answer of a product becomes rows; other products are shown elsewhere on this website. */
const readers: Readonly<Record<string, (answer: Json, locale: Locale) => readonly Entry[]>> = {
  'cv-parser': cvEntries,
  vertragscheck: contractEntries,
  sharepool: shareEntries,
}

/** What is sent and what comes of it, drawn from the documented request and the answer that the API gives to it. */
export function composePicture(product: string, operations: readonly DocumentedOperation[], locale: Locale): string {
  const [first] = operations
  const entriesOf = readers[product]
  if (!first || !entriesOf) return ''
  const entries = entriesOf(first.answer, locale)
  return renderToStaticMarkup(<Picture sent={first.request.body ?? null} entries={entries} messages={messagesFor(locale)} />)
}

interface Props {
  readonly sent: Json
  readonly entries: readonly Entry[]
  readonly messages: Messages
}

function Picture({ sent, entries, messages }: Props) {
  return (
    <figure className="ro" data-search="off">
      <figcaption>
        {messages['api.picture']} <span className="dim">{messages['api.picture.note']}</span>
      </figcaption>
      <div className="ro-s">
        <p className="ro-t">{messages['api.picture.sent']}</p>
        <Sent {...{ sent, entries, messages }} />
      </div>
      <div className="ro-a">
        <p className="ro-t">{messages['api.picture.answer']}</p>
        <ol className="ro-f">
          {entries.map(({ name, values, isWithheld }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stations have one name, and this list never changes
            <li key={at} className={isWithheld ? 'is-withheld' : undefined}>
              <b>{name}</b>
              <span>
                {values.map((value) => (
                  <i key={value}>{value}</i>
                ))}
                {isWithheld && ` (${messages['api.picture.withheld']})`}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}

/** A text as a document; anything else by its fields. */
function Sent({ sent, entries, messages }: Props) {
  const text = textIn(objectOf(sent).text)
  if (text) return <MarkedDocument text={text} entries={entries} withheld={messages['api.picture.withheld']} />
  return (
    <ul className="ro-f">
      {Object.entries(objectOf(sent)).map(([name, value]) => (
        <li key={name}>
          <b>{name}</b>
          <span>{textIn(value)}</span>
        </li>
      ))}
    </ul>
  )
}
