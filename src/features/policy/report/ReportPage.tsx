import { GuideLinks, type GuideLink } from '../../../ui/guide/GuideLinks.tsx'
import { GuidePage } from '../../../ui/guide/GuidePage.tsx'
import { GuidePart } from '../../../ui/guide/GuidePart.tsx'
import { GuideSteps } from '../../../ui/guide/GuideSteps.tsx'
import { RecommendedPolicies } from '../brief/PolicyLists.tsx'

const steps = [
  '填写企业信息：基本信息、人员信息、经营数据、知识产权、项目信息、载体信息，共六部分。',
  '信息越完整，推荐的政策越精准。',
  '提交后获取智能推荐报告：能享受哪些政策、还差哪些条件、什么时候截止。',
]

const ways: readonly GuideLink[] = [
  { title: '完善企业信息', text: '登录后填写或更新企业信息', path: '/qw/personal/resume' },
  { title: '按条件找政策', text: '按层级、类别、申报状态自己筛选', path: '/policy/info' },
  { title: '人才政策', text: '为人才找引才、安居、创业政策', path: '/policy/talent' },
]

/** Policy matching: how it works, where it starts, and what is worth a look before (§2.1 /policy/report). */
export function ReportPage() {
  return (
    <GuidePage title="政策匹配" secondTitle="填一次企业信息，看能享受哪些政策">
      <GuidePart title="怎样匹配">
        <GuideSteps steps={steps} />
      </GuidePart>
      <GuidePart title="从这里开始">
        <GuideLinks links={ways} />
      </GuidePart>
      <GuidePart title="推荐关注的政策">
        <RecommendedPolicies />
      </GuidePart>
    </GuidePage>
  )
}
