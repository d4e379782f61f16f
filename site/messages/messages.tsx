import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { fill, type Locale, type MessageKey, type Messages } from '#words/interface'

type Loaded = Readonly<Partial<Record<Locale, Messages>>>

interface Store {
  readonly loaded: Loaded
  add(locale: Locale, messages: Messages): void
}

const MessagesContext = createContext<Store>({ loaded: {}, add: () => {} })
const LocaleContext = createContext<Locale>('de')

/** Interface texts: those of the page's language at first, and those of the other once somebody switches in place. */
export function MessagesProvider({ locale, messages, children }: { locale: Locale; messages: Messages; children: ReactNode }) {
  const [loaded, setLoaded] = useState<Loaded>({ [locale]: messages })
  const add = useCallback((code: Locale, more: Messages) => setLoaded((before) => ({ ...before, [code]: more })), [])
  const store = useMemo(() => ({ loaded, add }), [loaded, add])
  return (
    <MessagesContext value={store}>
      <MessagesLocale value={locale}>{children}</MessagesLocale>
    </MessagesContext>
  )
}

/** Says the language of what it holds: the layout does so for the page that is shown, which may change without a load. */
export const MessagesLocale = LocaleContext.Provider

/** The languages whose texts are there, and how to add one. */
export function useMessageStore(): Store {
  return use(MessagesContext)
}

export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** Interface texts of the page's language: `t('header.menu')`, `t('footer.copyright', { year: 2025 })`. */
export function useMessages(): Translate {
  const locale = use(LocaleContext)
  const { loaded } = use(MessagesContext)
  // A step back may lead to a language that is not there yet: the page is loaded anew then (language-links.tsx).
  const messages = loaded[locale] ?? loaded.de ?? loaded.en
  if (!messages) throw new Error('useMessages stands outside of MessagesProvider')
  return (key, values) => (values ? fill(messages[key], values) : messages[key])
}
