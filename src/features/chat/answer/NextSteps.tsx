import type { Schema } from '#gateway/contract.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './Answer.module.css'

interface NextStepsProps {
  question: string
  handoff: Schema<'RobotHandoff'>
  onHandOver: () => void
}

/** Next steps when the policy library has no answer, or a poor one. */
export function NextSteps({ question, handoff: { dept, tel, workTime }, onHandOver }: NextStepsProps) {
  return (
    <div className={styles['part']}>
      <p className={styles['label']}>您还可以</p>
      <ul className={styles['steps']} aria-label="您还可以">
        <li>
          <Link to="/policy/info" search={{ keyword: question.slice(0, searchable) }} target="_blank" rel="noopener">
            到政策库搜索
          </Link>
        </li>
        <li>
          <Button look="plain" className={styles['step']} onClick={onHandOver}>
            填写咨询单，由工作人员答复
          </Button>
        </li>
        <li>
          {dept === undefined ? '拨打热线 ' : `联系${dept} `}
          <Anchor href={`tel:${tel}`}>{tel}</Anchor>（{workTime}）
        </li>
      </ul>
    </div>
  )
}

/** Maximum length of the search box. */
const searchable = 30
