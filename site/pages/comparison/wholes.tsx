import type { MessageKey } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { ChangeMark } from './change-mark.tsx'
import type { ComparisonView, Whole } from './comparison-view.ts'
import { GradeStep } from './grade-step.tsx'

export const wholeLabels = {
  overall: 'comparison.overall',
  performance: 'analyser.performance',
  conduct: 'analyser.conduct',
  closing: 'dimension.schlussformel',
} as const satisfies Readonly<Record<Whole, MessageKey>>
export const wholeOrder = ['overall', 'performance', 'conduct', 'closing'] as const

/** The grades of the whole in both texts. */
export function Wholes({ wholes }: Pick<ComparisonView, 'wholes'>) {
  const t = useMessages()
  return (
    <dl className="vg-g">
      {wholeOrder.map((whole) => (
        <div key={whole}>
          <dt>{t(wholeLabels[whole])}</dt>
          <dd>
            <GradeStep before={wholes[whole].before} after={wholes[whole].after} />
            <ChangeMark change={wholes[whole].change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
