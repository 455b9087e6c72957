import { Steps } from 'antd'

interface StepListProps {
  titles: readonly string[]
  /** From 0. */
  current: number
  /** A step that was done is opened again. */
  onChoose: (step: number) => void
}

/** Where one is in a form of several steps, and the way back. */
export function StepList({ titles, current, onChoose }: StepListProps) {
  return (
    <Steps
      current={current}
      // Beside their numbers, the titles of five steps break after each letter on a tablet.
      titlePlacement="vertical"
      onChange={(step) => {
        if (step < current) onChoose(step)
      }}
      items={titles.map((title, index) => ({ title, disabled: index > current }))}
    />
  )
}
