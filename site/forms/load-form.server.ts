import type { RouterContextProvider } from 'react-router'
import { company } from '#words/facts'
import { publicConfigContext } from '../context.ts'
import { inLocale } from '../route-table/pages.ts'
import { findPage, localeOfPath } from '../route-table/paths.ts'
import { chosenForm, thanksOf } from './form-address.ts'

/** What a page needs to show its form: which one, or that it was taken; where it is sent; the way around it. */
export function loadForm(url: URL, context: Readonly<RouterContextProvider>) {
  const found = findPage(url.pathname)
  const forms = found?.row.forms ?? []
  const locale = localeOfPath(url.pathname)
  return {
    form: chosenForm(forms, url.searchParams),
    thanks: thanksOf(forms, url.searchParams),
    address: inLocale(found?.path ?? '/', locale),
    locale,
    captcha: context.get(publicConfigContext).captcha,
    email: company.email,
  }
}

export type FormPlace = ReturnType<typeof loadForm>
