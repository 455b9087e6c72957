import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import type { Schema } from '#gateway/contract.ts'
import { toolRulesQuery } from '../toolRulesQuery.ts'
import { srdiForms, type SrdiForm } from '../tools.ts'
import { windowTexts } from './ladder.ts'
import styles from './NextLevel.module.css'

interface NextLevelProps {
  result: Schema<'ToolResult'>
  form: SrdiForm
  /** The date in China, yyyy-MM-dd. */
  today: string
}

const neighbours: Record<SrdiForm, { below?: SrdiForm; above?: SrdiForm }> = {
  form1: { above: 'form2' },
  form2: { below: 'form1', above: 'form3' },
  form3: { below: 'form2' },
}

/** The next step on the ladder after a result: up when it passes, to the level below when that is missing. */
export function NextLevel({ result: { verdict }, form, today }: NextLevelProps) {
  const { data: rules = [] } = useQuery(toolRulesQuery('SRDI'))
  const { below, above } = neighbours[form]
  return (
    <div className={styles['next']}>
      <h3>在梯度中的位置</h3>
      <ul>
        <li>窗口期：{windowTexts(rules, form, today).join('；')}</li>
        {verdict === 'PASS' ? (
          <li>
            本级条件都符合。
            {above === undefined ? (
              '更高一级是重点“小巨人”企业和制造业单项冠军，留意工业和信息化部的通知。'
            ) : (
              <>
                取得称号后，可以准备下一级：<Link to={srdiForms[above].path}>{srdiForms[above].title}</Link>
              </>
            )}
          </li>
        ) : (
          <li>先补齐下面标为“不符合”和“资料不足”的项目，再重新测算。</li>
        )}
        {below === undefined ? null : (
          <li>
            须先有前一级的称号，没有的先做：<Link to={srdiForms[below].path}>{srdiForms[below].title}</Link>
          </li>
        )}
      </ul>
    </div>
  )
}
