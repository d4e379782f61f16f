import { useSay } from '../../../language/language.tsx'
import type { StoredField } from '../stored/collection.ts'

/** What a field of a form is called: its name, and that it has to be filled. */
export function useFieldLabel() {
  const say = useSay()
  return ({ name, required }: StoredField): string => (required && name !== 'id' ? say('records.requiredLabel', { name }) : name)
}
