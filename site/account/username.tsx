/** Tells the browser's keeper of passwords whose password stands in a form that does not ask for a name. Nothing is sent of it. */
export function Username({ value }: { value: string }) {
  return <input type="email" autoComplete="username" value={value} readOnly hidden />
}
