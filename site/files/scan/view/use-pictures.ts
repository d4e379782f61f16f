import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadPart } from '../../load-part.ts'
import type { ScanPanelProps } from './scan-panel.tsx'

interface Pictures {
  readonly files: readonly File[]
  readonly Panel: ComponentType<ScanPanelProps>
  /** Counted from 1: of each letter that is begun. */
  readonly turn: number
}

/**
 * Pictures of a letter in place of the field. Back at the field they stay, with what was done with them.
 * @param onLook is told whether they are shown
 */
export function usePictures(onLook: (isShown: boolean) => void = () => {}) {
  const [pictures, setPictures] = useState<Pictures>()
  const [isShown, setIsShown] = useState(false)
  const looked = useEffectEvent(onLook)
  useEffect(() => looked(isShown), [isShown])
  async function begin(files: readonly File[]) {
    const { ScanPanel } = await loadPart(import('./scan-panel.tsx'))
    setPictures((before) => ({ files, Panel: ScanPanel, turn: (before?.turn ?? 0) + 1 }))
    setIsShown(true)
  }
  return { pictures, isShown, begin, setIsShown }
}
