import type { Messages } from '#words/interface'
import { CodeTokens } from '../../../ui/code-tokens.tsx'
import { type SampleRequest, type SampleTarget, sampleLanguages, writeSample } from './samples.ts'

const names = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const

/** Which language all samples of the page are shown in: one choice for all of them. */
export function LanguageChoice({ messages }: { messages: Messages }) {
  return (
    <fieldset className="codes">
      <legend>{messages['api.samples']}</legend>
      {sampleLanguages.map((language, index) => (
        <label key={language}>
          <input type="radio" name="code" id={`code-${language}`} value={language} defaultChecked={index === 0} />
          {names[language]}
        </label>
      ))}
    </fieldset>
  )
}

interface Block {
  readonly title: string
  readonly text: string
  readonly messages: Messages
  readonly className?: string
}

/** Code that scrolls sideways, by keyboard too, and can be copied. */
export function CodeBlock({ title, text, messages, className = '' }: Block) {
  return (
    <div className={`cb ${className}`.trim()}>
      <div className="cb-h">
        <span>{title}</span>
        <button type="button" data-copy="">
          {messages['code.copy']}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <CodeTokens text={text} />
      </pre>
    </div>
  )
}

/** A request in every language; styles show the chosen one. */
export function SampleBlock({ request, target, messages }: { request: SampleRequest; target: SampleTarget; messages: Messages }) {
  return sampleLanguages.map((language) => (
    <CodeBlock
      key={language}
      className={`in-${language}`}
      title={`${names[language]}: ${request.method.toUpperCase()} ${request.address.split('?', 1)[0]}`}
      text={writeSample(language, request, target)}
      messages={messages}
    />
  ))
}
