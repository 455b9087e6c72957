import { Link } from '../../ui/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { GuideSteps } from '../../ui/guide/GuideSteps.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './PublishGuidePage.module.css'

const steps = [
  '选择资源类型：科技成果、仪器设备或专利，不同类型要填写的内容不同。',
  '准备名称、摘要、详细介绍与图片；专利请准备专利号与法律状态。',
  '确定价格（可面议或免费）与有效期，仪器设备请写明开放时间与预约要求。',
  '提交后由平台审核，审核结果在消息中心告知；通过后在资源大厅展示。',
  '对接成功后双方可以互相评价，评价会公开展示。',
]

/** What publishing a resource takes (§2.1 /qw/personal/resources/detail). */
export function PublishGuidePage() {
  return (
    <Panel title="发布资源">
      <p className={styles['text']}>科技成果、仪器设备、专利都可以发布。写清能给什么、怎样合作。</p>
      <GuideSteps steps={steps} />
      <p className={styles['ways']}>
        <Link to="/qw/personal/resources" className={buttonClass({ look: 'primary' })}>
          查看我的资源
        </Link>
        <Link to="/qw/supply-demand/resource" className={buttonClass()}>
          看看别人怎样写
        </Link>
      </p>
    </Panel>
  )
}
