import { Link } from '../../ui/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { GuideSteps } from '../../ui/guide/GuideSteps.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './PublishGuidePage.module.css'

const kinds = {
  demand: {
    title: '发布需求',
    text: '写清要什么、预算多少、什么时候要。信息越具体，来对接的服务方越合适。',
    steps: [
      '准备需求名称、类型、分类与不少于 20 字的描述，技术类需求请附目标指标。',
      '确定预算（可面议）、截止日期、期望地区与合作方式。',
      '填写联系人与联系电话：对接被接受之前，对方看到的是遮挡后的号码。',
      '提交后由平台审核，审核结果在消息中心告知；通过后在需求大厅展示。',
      '收到对接后请及时答复，满 10 个工作日未答复的对接会自动超时。',
    ],
    mine: { to: '/qw/personal/demand', text: '查看我的需求' },
    hall: { to: '/qw/supply-demand/demand', text: '看看别人怎样写' },
  },
  resource: {
    title: '发布资源',
    text: '科技成果、仪器设备、专利都可以发布。写清能给什么、怎样合作。',
    steps: [
      '选择资源类型：科技成果、仪器设备或专利，不同类型要填写的内容不同。',
      '准备名称、摘要、详细介绍与图片；专利请准备专利号与法律状态。',
      '确定价格（可面议或免费）与有效期，仪器设备请写明开放时间与预约要求。',
      '提交后由平台审核，审核结果在消息中心告知；通过后在资源大厅展示。',
      '对接成功后双方可以互相评价，评价会公开展示。',
    ],
    mine: { to: '/qw/personal/resources', text: '查看我的资源' },
    hall: { to: '/qw/supply-demand/resource', text: '看看别人怎样写' },
  },
} as const

/** What publishing a demand or resource takes (§2.1 …/demand/detail, …/resources/detail). */
export function PublishGuidePage({ kind }: { kind: keyof typeof kinds }) {
  const { title, text, steps, mine, hall } = kinds[kind]
  return (
    <Panel title={title}>
      <p className={styles['text']}>{text}</p>
      <GuideSteps steps={steps} />
      <p className={styles['ways']}>
        <Link to={mine.to} className={buttonClass({ look: 'primary' })}>
          {mine.text}
        </Link>
        <Link to={hall.to} className={buttonClass()}>
          {hall.text}
        </Link>
      </p>
    </Panel>
  )
}
