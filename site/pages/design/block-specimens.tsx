import { Fact, Facts, Faq, Note, Question, Side, Steps } from '../../mdx/blocks.tsx'
import { Specimen } from './specimen.tsx'

const kinds = ['info', 'warn', 'ok'] as const

export function BlockSpecimens() {
  return (
    <>
      <Specimen name="Notes" from="mdx/blocks.tsx">
        <div className="prose">
          {kinds.map((kind) => (
            <Note key={kind} kind={kind} title={kind}>
              <p>A sentence, and what follows from it.</p>
            </Note>
          ))}
          <Side title="In the margin">A ruling with its date and number.</Side>
        </div>
      </Specimen>
      <Specimen name="Facts, steps, questions" from="mdx/blocks.tsx">
        <div className="prose">
          <Facts>
            <Fact title="First">One sentence.</Fact>
            <Fact title="Second">Another one.</Fact>
          </Facts>
          <Steps>
            <ol>
              <li>Write</li>
              <li>Check</li>
              <li>Sign</li>
            </ol>
          </Steps>
          <Faq>
            <Question title="Closed until it is asked?">
              <p>Yes.</p>
            </Question>
          </Faq>
        </div>
      </Specimen>
      <Specimen name="Table and quotation" from="styles/table.css, styles/prose.css">
        <div className="prose">
          <table>
            <thead>
              <tr>
                <th scope="col">Wording</th>
                <th scope="col">Grade</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td className="ref">stets zu unserer vollen Zufriedenheit</td>
                <td>2</td>
              </tr>
            </tbody>
          </table>
          <blockquote>
            <p>Reference language is set in serif.</p>
          </blockquote>
          <pre>
            <code>The machine speaks in mono.</code>
          </pre>
        </div>
      </Specimen>
    </>
  )
}
