import { useLetterhead } from './use-letterhead.ts'

/** The image at the head of the sheet; the employer's name stands below it as text. */
export function LetterheadView() {
  const letterhead = useLetterhead()
  return letterhead ? <img className="gen-logo" src={letterhead.src} width={letterhead.width} height={letterhead.height} alt="" /> : null
}
