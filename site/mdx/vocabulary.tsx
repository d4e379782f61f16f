import type { MDXComponents } from 'mdx/types'
import { Below, Fact, Facts, Faq, Hoist, Note, Question, Side, Steps } from './blocks.tsx'
import { Checklist } from './checklist.tsx'
import { companyVocabulary } from './company/vocabulary.ts'
import { CompanyRecord } from './company-record.tsx'
import { engineVocabulary } from './engine/vocabulary.ts'
import { drawingVocabulary } from './figures/vocabulary.ts'
import { Footnotes } from './footnotes.tsx'
import { H2, H3 } from './headings.tsx'
import { homeVocabulary } from './home/vocabulary.tsx'
import { Code, De, En, Link, Mail, NameInCode, Phrase } from './inline.tsx'
import { integrationVocabulary } from './integrations/vocabulary.ts'
import { lawVocabulary } from './law/vocabulary.ts'
import { legalVocabulary } from './legal/vocabulary.ts'
import { Lexicon } from './lexicon/lexicon.tsx'
import { measuredVocabulary } from './measured/vocabulary.ts'
import { placesVocabulary } from './places/vocabulary.ts'
import { Quote } from './quote.tsx'
import { Company, PostalAddress, WhileSample } from './sample.tsx'
import { scenarioVocabulary } from './scenario/vocabulary.ts'
import { sellingVocabulary } from './selling/vocabulary.ts'
import { HeaderCell, Table } from './table.tsx'

const basics = {
  h2: H2,
  h3: H3,
  a: Link,
  table: Table,
  th: HeaderCell,
  pre: Code,
  code: NameInCode,
  section: Footnotes,
  Note,
  Side,
  Hoist,
  Quote,
  Phrase,
  De,
  En,
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
  Below,
  Checklist,
  Lexicon,
} satisfies MDXComponents

/** The parts of the vocabulary; no name stands in two of them, or one page would lose its component to another. */
export const vocabularies: readonly MDXComponents[] = [
  basics,
  homeVocabulary,
  engineVocabulary,
  measuredVocabulary,
  drawingVocabulary,
  integrationVocabulary,
  companyVocabulary,
  legalVocabulary,
  lawVocabulary,
  scenarioVocabulary,
  sellingVocabulary,
  placesVocabulary,
]

/** All that writers may use in a text: Markdown and these components. The list is closed (`docs/editing.md`). */
export const vocabulary: MDXComponents = Object.assign({}, ...vocabularies)
