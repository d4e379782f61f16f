import { afterAll, afterEach, vi } from 'vitest'
import { closeIdleBlogs } from './blog.ts'

// Test files of this room share a process: none leaves the next a clock that stands still, or an open database. Spies go first: one on a
// clock that stands still would bring it back.
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
afterAll(closeIdleBlogs)
