import { processReasons } from '#words/facts'
import { Ruling, Statute } from '../law/cite.tsx'
import { useText } from '../text-context.ts'

/** Where the days and steps of a reference's way come from, each with the statute or ruling that it rests on. */
export function ProcessReasons() {
  const { locale } = useText()
  return (
    <ul>
      {Object.values(processReasons).map(({ statute, ruling, text }) => (
        <li key={text.de}>
          {text[locale]}
          {(statute || ruling) && ' ('}
          {statute && <Statute id={statute} />}
          {ruling && <Ruling id={ruling} />}
          {(statute || ruling) && ')'}
        </li>
      ))}
    </ul>
  )
}
