import { leadKinds } from '#services/desk'

/** Whether a record is of a kind that is known today; older ones may be of another. */
export function isLeadKind(kind: string): kind is (typeof leadKinds)[number] {
  return leadKinds.some((one) => one === kind)
}
