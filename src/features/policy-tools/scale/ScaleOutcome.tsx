import type { Schema } from '#gateway/contract.ts'
import { Facts } from '#ui/Facts.tsx'
import { Steps } from '../result/Steps.tsx'
import * as fields from '#gateway/generated/fields/ScaleOutcome.ts'
import { factOf } from '#ui/content/factOf.ts'

const classes: { code: Schema<'ScaleClass'>; name: string }[] = [
  { code: 'MICRO', name: '微型' },
  { code: 'SMALL', name: '小型' },
  { code: 'MEDIUM', name: '中型' },
  { code: 'LARGE', name: '大型' },
]

/** The four classes with the one found, or those still possible, and the distance to the neighbours. */
export function ScaleOutcome({ scale }: { scale: Schema<'ScaleOutcome'> }) {
  const { low, high, nextUpText, nextDownText } = scale
  const rank = (code: Schema<'ScaleClass'>) => classes.findIndex((each) => each.code === code)
  const isPossible = (code: Schema<'ScaleClass'>) => rank(code) >= rank(low) && rank(code) <= rank(high)
  const found = low === high ? '结论' : '有可能'
  return (
    <>
      <Steps
        label="规模类型，从小到大"
        steps={classes.map(({ code, name }) => ({
          name,
          reached: isPossible(code),
          note: isPossible(code) ? found : '不属于',
        }))}
      />
      <Facts facts={[factOf(fields.nextUpText, nextUpText), factOf(fields.nextDownText, nextDownText)]} />
    </>
  )
}
