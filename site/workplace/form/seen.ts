import { createContext } from 'react'

/** How far the history of the case had come that a page shows; undefined on pages of no case. Forms send it along. */
export const SeenContext = createContext<number | undefined>(undefined)
