import { useEffect, useState } from 'react'
import { Flag } from '../../ui/flag.tsx'

/** Where the result will stand: what to do, and where there is room what will be there, with nothing in it. */
export function EmptyResult({ said }: { said: string }) {
  const [part, setPart] = useState<typeof import('./result-sketch.tsx')>()
  useEffect(() => {
    import('./result-sketch.tsx').then(setPart, () => undefined)
  }, [])
  return (
    <div className="az-r az-leer">
      <p>
        <Flag name="q" size={34} />
        {said}
      </p>
      {part && <part.ResultSketch />}
    </div>
  )
}
