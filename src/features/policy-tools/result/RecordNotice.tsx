import { Button } from '#ui/Button.tsx'
import notice from '../form/ToolNotice.module.css'

/** Shown when the form differs from the inputs of the earlier result on the page. */
export function RecordNotice({ onFill }: { onFill: () => void }) {
  return (
    <div className={notice['notice']}>
      正在查看一条测算记录；表单里不是当时填写的内容
      <Button look="plain" onClick={onFill}>
        填入当时的内容
      </Button>
    </div>
  )
}
