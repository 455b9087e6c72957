import { Button } from '#ui/Button.tsx'
import styles from './ToolNotice.module.css'
import type { ToolStart } from './toolDraft.ts'
import type { ToolValues } from './toolFields.ts'

interface ToolNoticeProps {
  start: ToolStart
  onClear: () => void
  onChoose: (values: ToolValues) => void
}

const texts = {
  draft: '已恢复您上次填写的内容',
  visitor: '已带入您登录前填写的内容，再次测算即可存入测算记录',
  saved: '已带入您上次测算时填写的内容',
  profile: '已按企业档案填入已有的数据，请核对后再测算',
} as const

/** Where the values come from, if the user has not just typed them. */
export function ToolNotice({ start, onClear, onChoose }: ToolNoticeProps) {
  if (start.from === 'nothing') return null
  if (start.from === 'conflict') {
    return (
      <div className={styles['notice']} role="alert">
        <p>您登录前填写过这个工具，账号里也有保存的内容，两者不同。要用哪一份？</p>
        <div className={styles['answers']}>
          <Button onClick={() => onChoose(start.visitor)}>用登录前填写的</Button>
          <Button onClick={() => onChoose(start.own)}>用账号里保存的</Button>
        </div>
      </div>
    )
  }
  return (
    <output className={styles['notice']}>
      {texts[start.from]}
      <Button look="plain" onClick={onClear}>
        清空
      </Button>
    </output>
  )
}

/** Shown when the form differs from the inputs of the earlier result on the page. */
export function RecordNotice({ onFill }: { onFill: () => void }) {
  return (
    <div className={styles['notice']}>
      正在查看一条测算记录；表单里不是当时填写的内容
      <Button look="plain" onClick={onFill}>
        填入当时的内容
      </Button>
    </div>
  )
}
