import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { inLocale, searchPath } from '../../route-table/pages.ts'
import { MAX_TYPED } from '../../shell/search/max-typed.ts'

/** The field on its page: an ordinary form, answered by the server. */
export function SearchField({ locale, query }: { locale: Locale; query: string }) {
  const t = useMessages()
  return (
    <search>
      <form className="sbox" action={inLocale(searchPath, locale)}>
        <label className="vh" htmlFor="query">
          {t('search.label')}
        </label>
        <input
          id="query"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={t('search.placeholder')}
          maxLength={MAX_TYPED}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="btn" type="submit">
          {t('search.submit')}
        </button>
      </form>
    </search>
  )
}
