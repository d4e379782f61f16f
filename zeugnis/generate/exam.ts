/** What is typed of an examination that was not passed, or not yet. */
const open =
  /(?<!\p{L})(?:nicht bestanden|durchgefallen|steht (?:noch )?aus|ausstehend|abgebrochen|noch (?:nicht|offen)|wiederholt wird|not (?:yet )?(?:passed|sat|taken)|failed|pending|outstanding|abandoned)(?!\p{L})/iu

/** Whether the letter may say that the examination was passed: nothing that was typed of it says otherwise. */
export function hasPassed(exam = ''): boolean {
  return !open.test(exam)
}
