const shapes = {
  photo: 'M4 8h3.5l1.5-2.500h6l1.5 2.500h3.500v11H4z M12 16.500a3.250 3.250 0 1 0 0-6.500 3.250 3.250 0 0 0 0 6.500z',
  microblog: 'M4 5h16v11h-8l-4.500 4v-4H4z M7.500 9h9 M7.500 12h6',
  video: 'M4 5.500h16v13H4z M10 9l5 3-5 3z',
  network:
    'M8.500 10.500a2.750 2.750 0 1 0 0-5.500 2.750 2.750 0 0 0 0 5.500z M3.500 19c0-3 2.200-5 5-5s5 2 5 5 M16 11a2.250 2.250 0 1 0 0-4.500 M16.500 14c2.300.300 4 2 4 5',
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
