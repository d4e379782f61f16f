/** What both feeds say, by the words of RFC 4287 and of JSON Feed 1.1. Every address is absolute. */
export interface Feed {
  readonly language: string
  readonly title: string
  readonly subtitle: string
  readonly author: string
  /** The page whose articles the feed holds. */
  readonly home: string
  readonly origin: string
  /** Newest first. */
  readonly items: readonly FeedItem[]
}

export interface FeedItem {
  /** Address of the article; it also names it for ever. */
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly topic: { readonly key: string; readonly label: string }
  /** Days (ISO 8601). */
  readonly published: string
  readonly updated: string
}

/** A day as both feeds want it: a date and time of RFC 3339. */
export const timeOf = (day: string) => `${day}T00:00:00Z`
