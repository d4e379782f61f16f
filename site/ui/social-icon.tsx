const shapes = {
  photo: 'M4 7h4l1.500-2h5l1.500 2h4v12H4z M12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  microblog: 'M4 5h16v11h-8l-4 4v-4H4z M8 9h8 M8 12h5',
  video: 'M4 5h16v14H4z M10 9l5 3-5 3z',
  network: 'M4 5h16v14H4z M9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z M6 16c0-2 1-3 3-3s3 1 3 3 M15 10h3 M15 14h3',
} as const

export type SocialKind = keyof typeof shapes

/**
 * Kinds of social presence as plain signs: brands' logos are not ours to show. The footer comes from the server and stays,
 * so the browser need not know the shapes (React leaves attributes as it finds them).
 */
export function SocialIcon({ kind }: { kind: SocialKind }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d={import.meta.env.SSR ? shapes[kind] : undefined} suppressHydrationWarning />
    </svg>
  )
}
