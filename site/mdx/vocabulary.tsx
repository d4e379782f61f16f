import type { MDXComponents } from 'mdx/types'
import { Fact, Facts, Faq, Note, Question, Side, Steps } from './blocks.tsx'
import { companyVocabulary } from './company/vocabulary.ts'
import { CompanyRecord } from './company-record.tsx'
import { flowVocabulary } from './flow/data-flow.tsx'
import { Footnotes } from './footnotes.tsx'
import { H2, H3 } from './headings.tsx'
import { homeVocabulary } from './home/vocabulary.tsx'
import { Code, De, Link, Mail, Phrase } from './inline.tsx'
import { integrationVocabulary } from './integrations/vocabulary.ts'
import { legalVocabulary } from './legal/processings.tsx'
import { measuredVocabulary } from './measured/vocabulary.ts'
import { Quote } from './quote.tsx'
import { Company, PostalAddress, WhileSample } from './sample.tsx'
import { scenarioVocabulary } from './scenario/vocabulary.ts'
import { HeaderCell, Table } from './table.tsx'

/** All that writers may use in a text: Markdown and these components. The list is closed (`docs/editing.md`). */
export const vocabulary: MDXComponents = {
  h2: H2,
  h3: H3,
  a: Link,
  table: Table,
  th: HeaderCell,
  pre: Code,
  section: Footnotes,
  Note,
  Side,
  Quote,
  Phrase,
  De,
  Mail,
  CompanyRecord,
  Company,
  PostalAddress,
  WhileSample,
  Steps,
  Facts,
  Fact,
  Faq,
  Question,
  ...homeVocabulary,
  ...measuredVocabulary,
  ...flowVocabulary,
  ...integrationVocabulary,
  ...companyVocabulary,
  ...legalVocabulary,
  ...scenarioVocabulary,
}
