/** Answers with the letter of a template as a file. */
export const templateFilePath = '/zeugnis-datei'

/** The blog's articles for feed readers. */
export const feedPaths = { atom: '/feed.atom', json: '/feed.json' } as const

/** What lies where, for programs that read (llmstxt.org). */
export const llmsPath = '/llms.txt'

/** The film of the generator, without ending: the film in site/public, captions made from their texts. */
export const filmPath = '/videos/zeugnisgenerator'
