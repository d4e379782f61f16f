import { analyse, generate, type Letter } from '#zeugnis'
import { Fold } from '../../ui/fold.tsx'
import { useText } from '../text-context.ts'
import { useScenario } from './context.ts'
import { Entered } from './entered.tsx'
import { Excerpt } from './excerpt.server.tsx'
import { read } from './letter.server.tsx'
import { ReadingSummary } from './reading-summary.tsx'
import { inEnglish, scenarios } from './scenarios.ts'

const shown = ['einleitung', 'kenntnisse', 'leistung', 'gesamtbeurteilung', 'sozialverhalten', 'schluss'] as const

/** The same description in both languages, paragraph beside paragraph, and what the analysis says of each. */
export function TwoLanguages() {
  const { messages } = useText()
  const german = generate(scenarios[useScenario()])
  const english = generate(inEnglish)
  const refused = analyse(english.plainText)
  return (
    <div className="sce-l">
      <Excerpt letters={[german, english]} />
      <Fold summary={messages['scenario.letters']}>
        <Entered />
        <div className="two">
          <Column letter={german} lang="de" label={messages['scenario.german']}>
            <ReadingSummary reading={read(german)} />
          </Column>
          <Column letter={english} lang="en" label={messages['scenario.english']}>
            {!refused.isReference && <p className="small">{messages[`analyser.problem.${refused.problem}`]}</p>}
          </Column>
        </div>
      </Fold>
    </div>
  )
}

function Column({ letter, lang, label, children }: { letter: Letter; lang: string; label: string; children: React.ReactNode }) {
  const paragraphs = shown.flatMap((name) =>
    letter.parts.filter(({ part }) => part === name).map(({ sentences }) => sentences.map(({ text }) => text).join(' ')),
  )
  return (
    <div>
      <h3>{label}</h3>
      <div className="sheet" lang={lang}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {children}
    </div>
  )
}
