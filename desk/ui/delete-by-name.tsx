import { useSay } from '../language/language.tsx'
import { ConfirmByName, type ConfirmByNameProps } from './confirm-by-name.tsx'

/** Deleting asks for the name of what is deleted. */
export function DeleteByName({
  onDelete,
  ...props
}: Omit<ConfirmByNameProps, 'onConfirm' | 'action' | 'isDanger'> & { readonly onDelete: () => Promise<unknown> }) {
  const say = useSay()
  return <ConfirmByName {...props} isDanger action={say('delete.now')} onConfirm={onDelete} />
}
