interface Exception {
  /** As in `verdicts.json`. */
  readonly pattern: string
  /** Where it stands. */
  readonly file: string
  /** What it reads, and how much of it at most. */
  readonly because: string
}

const OURS = 'reads our own texts while pages are made'
const SUPERUSER = 'reads what a superuser writes'

/** Patterns that some text makes slow, but none that a visitor can send. */
export const exceptions: readonly Exception[] = [
  { pattern: 'a1566d4256626ba3', file: 'zeugnis/analyse/text/sentences.ts', because: 'reads the 12 characters before a sentence' },
  { pattern: 'f316c3ef9b14a32a', file: 'zeugnis/analyse/sentence/similarity/word-classes.ts', because: 'reads the first 40 letters of a word' },
  { pattern: 'efd4a0a526652e9f', file: 'zeugnis/replace/replace-names.ts', because: 'reads the 60 characters before a name' },
  { pattern: '504c4a1e0be0310b', file: 'zeugnis/replace/replace-names.ts', because: 'reads the 40 characters before a name' },
  { pattern: '025e6e5b3102ed1c', file: 'contract-check/read/points.ts', because: 'reads the digits of a number, at most 21' },
  { pattern: 'ac5d4e94ebd069f9', file: 'backend/core/fields/dates.ts', because: 'reads a date that we wrote, of 24 characters' },
  { pattern: 'c60e3f59f80b3f03', file: 'backend/core/oauth2/fetch-user.ts', because: OURS },
  { pattern: '874aa0c1d17fdd01', file: 'backend/dialects/console/sql-console.ts', because: SUPERUSER },
  { pattern: 'eea446c986f70eae', file: 'site/mdx/plain-text.ts', because: OURS },
  { pattern: 'eea446c986f70eae', file: 'site/blocks/reading-time.ts', because: OURS },
  { pattern: 'e052f056c9ff44ea', file: 'site/pages/api/reference/field-list.server.tsx', because: OURS },
  { pattern: '8849f4ce615a19c5', file: 'site/pages/api/reference/samples.ts', because: OURS },
  { pattern: '0a835bb1913c59cd', file: 'site/blocks/articles/citations.ts', because: OURS },
  { pattern: '012d5746fa572eca', file: 'site/blocks/articles/citations.ts', because: OURS },
  { pattern: 'c84b96bc6823719f', file: 'site/mdx/lexicon/wording.tsx', because: OURS },
  { pattern: '879cbf9baf3088a2', file: 'site/pages/blog/feed/feed-html.ts', because: OURS },
  {
    pattern: '13349fa792b7998d',
    file: 'site/ui/code-tokens.tsx',
    because: 'reads samples, and in the browser JSON that the API wrote, where all quotes are closed',
  },
  { pattern: 'e7575bcce4dbc90e', file: 'server/http/security-headers.ts', because: OURS },
  { pattern: '32e081c24445ab1f', file: 'server/http/security-headers.ts', because: OURS },
  { pattern: '1b60b45bf41f9cf8', file: 'server/static/stamp.ts', because: OURS },
]
