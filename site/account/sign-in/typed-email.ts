/** What stands in a form's field for the address, also when it is none yet: whoever changes the way in need not type it again. */
export function typedEmail(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get('email') ?? '') : ''
}
