/** Where the calculator stands on its page. */
export const CALCULATOR_ID = 'rechner'
