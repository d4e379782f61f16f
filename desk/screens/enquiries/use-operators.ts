import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { OWN_ACCOUNT } from '#services/desk'
import { operators } from '../../session/backend.ts'

const known = z.array(z.object({ id: z.string(), email: z.string() }))

export type Operator = z.infer<typeof known>[number]

/** The operators of this site, by address; the server's own account is none of them. */
export function useOperators(): Operator[] {
  const { data = [] } = useQuery({
    queryKey: ['_superusers'],
    queryFn: async () => known.parse(await operators().getFullList({ sort: 'email', fields: 'id,email' })),
    staleTime: 300_000,
  })
  return data.filter(({ email }) => email !== OWN_ACCOUNT)
}
