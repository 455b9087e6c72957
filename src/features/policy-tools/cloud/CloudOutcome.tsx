import type { Schema } from '#gateway/contract.ts'
import { Steps } from '../result/Steps.tsx'

const stars = [
  { level: 3, name: '三星级' },
  { level: 4, name: '四星级' },
  { level: 5, name: '五星级' },
] as const

/** The three stars: what the points suffice for, and what may be applied for next. */
export function CloudOutcome({ cloud: { levelByScore, applyNext } }: { cloud: Schema<'CloudStarOutcome'> }) {
  return (
    <Steps
      label="星级，从低到高"
      steps={stars.map(({ level, name }) => ({
        name,
        reached: level <= levelByScore,
        note: [level <= levelByScore ? '得分已达到' : '得分未达到', ...(level === applyNext ? ['建议申报'] : [])].join(
          '，',
        ),
      }))}
    />
  )
}
