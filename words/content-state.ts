import { z } from 'zod'

/** How the content stands, as a build writes it down for the operator's desk. */
export const contentState = z.object({
  texts: z.array(
    z.object({
      /** Folder below `content/`, such as `blog/hr-trends`. */
      folder: z.string(),
      /** In German. */
      title: z.string(),
      /** Whether it says what the law is. */
      isAboutLaw: z.boolean(),
      /** Day of the last change in each language, such as `2026-11-29`; "" where none is noted. */
      revised: z.object({ de: z.string(), en: z.string() }),
    }),
  ),
  /** Statutes and rulings that texts rest on, with the day on which an editor compared each with its source. */
  law: z.array(z.object({ name: z.string(), address: z.string(), reviewed: z.string() })),
  /** Addresses of others that pages link to, each with the paths of these pages. */
  links: z.array(z.object({ address: z.string(), pages: z.array(z.string()) })),
})

export type ContentState = z.infer<typeof contentState>

/** Where a build keeps it, below its folder. */
export const CONTENT_STATE = 'content.json'

/** What an address answered when the server asked it. */
export const checkedLink = z.object({
  /** Of the last answer; 0 when there was none. */
  status: z.number(),
  /** Where it led, when that is another address. */
  movedTo: z.string(),
})

export type CheckedLink = z.infer<typeof checkedLink>
