/** Sign of a duty in a list, which the page does not show. */
export const bullet = /^\s*[-–•·*]\s+/u
