import { GuideLinks, type GuideLink } from '#ui/guide/GuideLinks.tsx'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'

const parts: readonly { title: string; links: readonly GuideLink[] }[] = [
  {
    title: '惠企政策',
    links: [
      { title: '政策搜索', text: '按关键词、层级、类别查政策', path: '/policy/info' },
      { title: '政策匹配', text: '填一次企业信息，看能享哪些', path: '/policy/report' },
      { title: '申报信息', text: '申报批次、时间与受理部门', path: '/policy/declaration' },
      { title: '申报入口', text: '申报步骤、批次与文件', path: '/qw/declare' },
      { title: '申报日历', text: '哪天开始、哪天截止', path: '/calendar' },
      { title: '政策图解', text: '一张图看懂一条政策', path: '/policy/policy-topic' },
      { title: '政策专题', text: '按产业链、人群、事项汇编', path: '/policy/policy-subject' },
      { title: '政策工具', text: '划型、自测、评分、测算', path: '/policy/tool' },
    ],
  },
  {
    title: '产业供需',
    links: [
      { title: '需求大厅', text: '看看谁需要您', path: '/qw/supply-demand/demand' },
      { title: '资源大厅', text: '成果、仪器、专利', path: '/qw/supply-demand/resource' },
      { title: '企业旗舰店', text: '审核入驻的服务机构', path: '/qw/supply-demand/provider' },
      { title: '产品与服务', text: '服务商的产品与价格', path: '/qw/supply-demand/production' },
      { title: '中介服务', text: '按类别找专业机构', path: '/qw/provider' },
    ],
  },
  {
    title: '招商与活动',
    links: [
      { title: '云招商', text: '项目、产业、园区与环境', path: '/qw/attract' },
      { title: '投资载体', text: '厂房、土地、写字楼、仓储', path: '/qw/investment' },
      { title: '活动报名', text: '宣讲、对接、培训、路演', path: '/qw/activity' },
      { title: '新闻资讯', text: '要闻、通知公告与公示', path: '/qw/news' },
    ],
  },
  {
    title: '我的',
    links: [
      { title: '个人中心', text: '收藏、订阅、需求与资源', path: '/qw/personal/home' },
      { title: '用电认证', text: '重要电力用户的等级认定', path: '/qw/personal/electric' },
      { title: '消息中心', text: '审核结果、对接与到期提醒', path: '/qw/message' },
      { title: '智能客服', text: '先问问机器人', path: '/ai-qa' },
      { title: '帮助中心', text: '常见问题与操作说明', path: '/qw/help' },
    ],
  },
]

/** Every service of the portal in one place (§2.1 /qw). */
export function ServicesPage() {
  return (
    <GuidePage title="全部服务" secondTitle="一个入口，找到平台的每一项服务">
      {parts.map(({ title, links }) => (
        <GuidePart key={title} title={title}>
          <GuideLinks links={links} />
        </GuidePart>
      ))}
    </GuidePage>
  )
}
