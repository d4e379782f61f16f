import { glob } from 'astro/loaders'
import { defineCollection } from 'astro:content'

export const collections = { texts: defineCollection({ loader: glob({ pattern: '**/*.mdx', base: './texts' }) }) }
