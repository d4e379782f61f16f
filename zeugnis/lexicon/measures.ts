/** What work is measured by, and what others wait for or have fixed: folded words, compounds by their head. */
export const goal = /(?:ziele?n?|vorgaben?|(?:stueck|fall|soll|plan|takt)zahl(?:en)?)$/
export const due =
  /(?:termine?n?|frist(?:en)?|zeiten|zeitplan|zeitplaene|(?:zeit|kosten|termin)rahmen|budgets?|kostenplan|zusagen?|absprachen?|vereinbarungen|redaktionsschluesse)$/
/** Keeping these is no more than what everybody owes. */
export const owed = /^(?:mindest|arbeitszeit|oeffnungszeit|pausenzeit|dienstplan|dienstzeit|ausbildungsziel|kernzeit)/

/** Whether a folded noun is one of them. */
export const isMeasure = (key: string) => goal.test(key) || due.test(key)
