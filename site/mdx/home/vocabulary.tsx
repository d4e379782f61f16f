import { gradeSlider } from './grade-slider.tsx'
import { hero } from './hero.tsx'
import { letter } from './letter.tsx'
import { products } from './products.tsx'
import { sections } from './sections.tsx'

/** Components of the home page's composition. The words stand in its text. */
export const homeVocabulary = { ...hero, ...letter, ...gradeSlider, ...products, ...sections }
