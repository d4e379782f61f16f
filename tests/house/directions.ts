/**
 * Who may import whom. A type import counts. Tests, tools and benches stand outside: nobody imports them.
 */

/** Between rooms, the folders at the top (docs/decisions/001): each with those that it may import. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  content: [],
  language: [],
  words: ['content', 'zeugnis', 'processes'],
  zeugnis: ['language'],
  processes: ['zeugnis'],
  cv: ['language'],
  'contract-check': ['language'],
  talent: ['language'],
  'json-scan': [],
  limits: [],
  backend: ['language', 'json-scan', 'limits'],
  engines: ['words', 'zeugnis', 'cv', 'contract-check', 'talent', 'backend'],
  services: ['processes', 'engines', 'language', 'json-scan', 'limits', 'words', 'zeugnis', 'cv', 'contract-check', 'talent'],
  site: ['processes', 'services', 'words', 'zeugnis', 'talent'],
  desk: ['services', 'backend', 'words', 'site'],
  server: ['site', 'services', 'engines', 'backend', 'words', 'limits'],
}

/** Inside a folder, from the ground up: its folders, and the files beside them, import only what stands before them. */
export const floors: Readonly<Record<string, readonly string[]>> = {
  backend: ['tools', 'dialects', 'core', 'apis', 'testing', 'desk', 'index'],
  'backend/core': [
    ...['model', 'audit', 'settings', 'mails', 'fields', 'query', 'files', 'collections', 'records'],
    ...['auth', 'oauth2', 'realtime', 'logs', 'backups', 'cron', 'moving', 'typing'],
    // Open the core and put it together.
    ...['run-sql', 'transaction', 'create-core', 'open-core'],
  ],
  site: [
    ...['constants', 'route-table', 'search', 'public-config', 'context', 'browser', 'messages', 'middleware', 'styles', 'ui', 'files'],
    ...['session', 'consent', 'captcha', 'analytics', 'navigation', 'arrival', 'forms', 'shell', 'seo', 'prices'],
    ...['reading', 'mdx', 'blocks', 'account', 'workplace', 'pages', 'routes', 'root', 'entry.client', 'entry.server', 'index'],
  ],
}

/** Folders whose own folders know nothing of each other: what two of them need stands below. */
export const apart: readonly string[] = ['site/pages']
