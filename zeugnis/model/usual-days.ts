/** About two months: what courts call usual is four to eight weeks (LAG Köln 05.12.2024, 6 SLa 25/24). */
export const LATE_DAYS = 66

/** Whether an employment usually ends on this day: the middle or the last day of a month (§ 622 Abs. 1 BGB). */
export function isUsualEnd({ ofMonth, isLastOfMonth }: { readonly ofMonth: number; readonly isLastOfMonth: boolean }): boolean {
  return isLastOfMonth || ofMonth === 14 || ofMonth === 15
}
