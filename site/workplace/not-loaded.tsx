import type { RefusalReason } from '#services/forms'
import { useMessages } from '../messages/messages.tsx'
import { waitWords } from '../messages/wait-words.ts'
import { casesPath } from '../route-table/account-paths.ts'
import { inLocale } from '../route-table/pages.ts'
import { useFormAddress } from './form/use-work.ts'
import { Screen } from './screen.tsx'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'
import { useLocale, useWords } from './words.ts'

export interface NotLoadedData {
  readonly kind: 'signed_out' | 'unknown' | 'refused'
  readonly heading: string
  readonly reason: RefusalReason | undefined
  readonly wait: number | undefined
}

/** The page of which nothing could be loaded, and what to do about it. */
export function NotLoadedScreen({ kind, heading, reason, wait }: NotLoadedData) {
  const say = useWords()
  const t = useMessages()
  const locale = useLocale()
  const again = useFormAddress()
  if (kind === 'signed_out') return <SignInScreen heading={heading} />
  if (kind === 'unknown')
    return (
      <Screen heading={say('unknown.title')} lead={say('unknown.text')}>
        <p>
          <a className="btn" href={inLocale(casesPath, locale)}>
            {say('cases.all')}
          </a>
        </p>
      </Screen>
    )
  const isTooLarge = reason === 'too_large'
  return (
    <Screen heading={heading} lead={isTooLarge ? say('error.tooLarge') : t(`form.refused.${reason ?? 'backend_away'}`, { wait: waitWords(t, wait) })}>
      <p>
        <a className="btn" href={again}>
          {say('again')}
        </a>
      </p>
    </Screen>
  )
}
