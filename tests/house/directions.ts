/**
 * Who may import whom, by folder at the top (docs/decisions/001). A type import counts.
 * Tests, tools and benches stand outside: nobody imports them.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  content: [],
  words: ['content'],
  zeugnis: [],
  cv: [],
  'contract-check': [],
  talent: [],
  backend: [],
  services: ['words', 'zeugnis', 'cv', 'contract-check', 'talent'],
  site: ['services', 'words', 'zeugnis', 'talent'],
  server: ['site', 'services', 'backend', 'words'],
}
