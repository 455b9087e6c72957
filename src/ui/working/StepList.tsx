import { Steps } from 'antd'

interface StepListProps {
  titles: readonly string[]
  /** From 0. */
  current: number
  /** Called to reopen a completed step. */
  onChoose: (step: number) => void
}

/** The steps of a form, the current one, and the way back. */
export function StepList({ titles, current, onChoose }: StepListProps) {
  return (
    <Steps
      current={current}
      // Beside their numbers, the titles of five steps would wrap after each character on a tablet.
      titlePlacement="vertical"
      onChange={(step) => {
        if (step < current) onChoose(step)
      }}
      items={titles.map((title, index) => ({ title, disabled: index > current }))}
    />
  )
}
