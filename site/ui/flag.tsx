import sprite from './flags.svg?url'

/** A signal flag (a letter) or a numeral pennant (a figure). Decorative: the text beside it carries the meaning. */
export function Flag({ name, size, label }: { name: string; size?: number; label?: string }) {
  const isPennant = /^\d$/.test(name)
  const height = size ?? 22
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label where it is not decoration
    <svg
      className={isPennant ? 'pennant' : 'flag'}
      width={isPennant ? Math.round(height * 1.58) : height}
      height={height}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${isPennant ? 'pennant' : 'flag'}-${name}`} />
    </svg>
  )
}
