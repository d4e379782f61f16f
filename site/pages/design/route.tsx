import choice from '../../ui/choice-fields.css?inline'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import field from '../../ui/field.css?inline'
import { BlockSpecimens } from './block-specimens.tsx'
import css from './design.css?inline'
import { FieldSpecimens } from './field-specimens.tsx'
import { SignSpecimens } from './sign-specimens.tsx'

/** Every component in every state. In development only, and in one language: it is for who works on them. */
export default function DesignPage() {
  return (
    <main id="main" lang="en" className="wrap design">
      <FamilyStyles family="design" css={field + choice + css} />
      <h1>Components</h1>
      <p>Hover, focus and press states are live: move over them, and walk through with the Tab key.</p>
      <SignSpecimens />
      <FieldSpecimens />
      <BlockSpecimens />
    </main>
  )
}
