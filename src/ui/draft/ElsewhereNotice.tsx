import { Button } from '../Button.tsx'
import { keepFocusNear } from '../focus/keepFocusNear.ts'
import styles from './DraftNotice.module.css'
import type { DraftElsewhere } from './useElsewhere.ts'

/** Says that the same form is open in another tab, and lets the user choose which version to continue with. */
export function ElsewhereNotice({ elsewhere }: { elsewhere: DraftElsewhere | undefined }) {
  // The region exists from the start, or screen readers would not announce it.
  return (
    <output className={styles['region']}>{elsewhere === undefined ? null : <Choice elsewhere={elsewhere} />}</output>
  )
}

function Choice({ elsewhere }: { elsewhere: DraftElsewhere }) {
  const { text, answers } = choiceOf(elsewhere)
  return (
    <span className={styles['notice']}>
      {text}
      <span className={styles['answers']}>
        {answers.map(([label, act]) => (
          <Button
            key={label}
            look="plain"
            onClick={({ currentTarget }) => {
              keepFocusNear(currentTarget)
              act()
            }}
          >
            {label}
          </Button>
        ))}
      </span>
    </span>
  )
}

function choiceOf(elsewhere: DraftElsewhere): { text: string; answers: [string, () => void][] } {
  switch (elsewhere.what) {
    case 'changed':
      return {
        text: '另一个窗口里也在填写这份内容，与这里的不同。两份都还在，请选择用哪一份。',
        answers: [
          ['用这里的', elsewhere.stay],
          ['换成另一个窗口的', elsewhere.take],
        ],
      }
    case 'gone':
      return {
        text: '另一个窗口已提交、保存或清空了这份内容。这里的还在，再提交前请先确认不会重复。',
        answers: [
          ['保留这里的', elsewhere.stay],
          ['放弃这里的，重新载入', elsewhere.leave],
        ],
      }
    case 'taken':
      return { text: '已换成另一个窗口的内容。', answers: [['换回这里原来的', elsewhere.back]] }
    default:
      return elsewhere satisfies never
  }
}
